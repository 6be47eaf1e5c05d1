import { readdirSync } from "node:fs";
import { findPagesWithoutRow, reservedTopLevel } from "@/site/page-ids";
import { currentOf, linksOf } from "@/site/pages";

test("the menus link to the pages in the specified order", () => {
  const links = (menu: "bar" | "menu" | "footer") =>
    linksOf(menu).map(({ label, to }) => `${label} ${to}`);
  const bar = [
    "Home /",
    "Services /services",
    "Service Areas /service-areas",
    "About Us /about",
    "FAQ /faq",
    "Contact /contact",
  ];
  const more = ["Tips & Advice /blog", "Portfolio /portfolio"];
  expect(links("bar")).toEqual(bar);
  expect(links("menu")).toEqual([...bar, ...more]);
  expect(links("footer").slice(0, 8)).toEqual([...bar, ...more]);
  expect(linksOf("footer", ["terms"]).map(({ label }) => label)).toContain("Terms");
});

test.each([
  ["/services", "/services", "page"],
  ["/services", "/services/full-detail", "true"],
  ["/blog", "/blog/tag/paint", "true"],
  ["/", "/services", undefined],
  ["/service-areas", "/service-areas/x", undefined],
  ["/services", "/services-elsewhere", undefined],
])("a link to %s is marked as current on %s: %s", (to, path, marked) => {
  expect(currentOf(to, path)).toBe(marked);
});

test("no region may have the address of a page or of a folder of the built site", () => {
  expect(reservedTopLevel).toEqual(
    expect.arrayContaining(["services", "404", "contact-thanks", "static", "page-data", "icons"]),
  );
  expect(reservedTopLevel).not.toContain("");
});

test("a page without a row in the table is reported, with the row to add", () => {
  expect(findPagesWithoutRow(readdirSync("src/pages"))).toEqual([]);
  expect(
    findPagesWithoutRow(["index.tsx", "faq.tsx", "faq.module.scss", "no-row.tsx"]),
  ).toEqual([
    expect.stringMatching(/^src\/pages\/no-row.tsx has no row.*"no-row": \{.*\},$/),
  ]);
});
