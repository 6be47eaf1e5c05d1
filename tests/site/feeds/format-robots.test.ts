import { formatRobots } from "../../../src/site/feeds/format-robots";

test("everything but the inbox is open, and the sitemap is named", () => {
  expect(formatRobots("https://rivergum.example")).toBe(
    "User-agent: *\nDisallow: /__inbox\n\nSitemap: https://rivergum.example/sitemap.xml\n",
  );
});
