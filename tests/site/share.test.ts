import { socialLinks } from "@/site/share";

const shared = { url: "https://rivergum.example/blog/a?b=c&d", title: "Mould & you" };

test("links for the three networks have the address and, if the network accepts one, the title", () => {
  const links = Object.fromEntries(
    socialLinks(shared).map(({ name, href }) => [name, new URL(href)]),
  );
  expect(Object.keys(links)).toEqual(["Facebook", "Twitter", "LinkedIn"]);
  expect(links["Facebook"]?.searchParams.get("u")).toBe(shared.url);
  expect(links["Twitter"]?.searchParams.get("url")).toBe(shared.url);
  expect(links["Twitter"]?.searchParams.get("text")).toBe(shared.title);
  expect(links["LinkedIn"]?.searchParams.get("url")).toBe(shared.url);
});
