import { readdirSync } from "node:fs";
import { reservedTopLevel } from "@/site/page-ids";
import { currentOf, linksOf, pageRows } from "@/site/pages";

// tests/browser/statements.test.ts has the links that the specification lists.
test.each([
  ["/services", "/services", "page"],
  ["/services", "/services/full-detail", "true"],
  ["/", "/services", undefined],
  ["/service-areas", "/service-areas/x", undefined],
  ["/services", "/services-elsewhere", undefined],
])("a link to %s is marked as current on %s: %s", (to, path, marked) => {
  expect(currentOf(to, path)).toBe(marked);
});

test("without an article, no menu has the blog", () => {
  expect(linksOf("footer", true)).toContainEqual({ to: "/blog", label: "Tips & Advice" });
  expect(linksOf("footer", false).map(({ to }) => to)).not.toContain("/blog");
});

test("no region may have the address of a page or of a folder of the built site", () => {
  expect(reservedTopLevel).toEqual(
    expect.arrayContaining(["services", "404", "contact-thanks", "static", "page-data", "icons"]),
  );
  expect(reservedTopLevel).not.toContain("");
});

test("every file of src/pages has a row in the table, so that menus and sitemap have its page", () => {
  const names = readdirSync("src/pages").flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);
  const paths = pageRows.map(([, { path }]) => path.slice(1) || "index");
  expect(names.filter((name) => !paths.includes(name))).toEqual([]);
});
