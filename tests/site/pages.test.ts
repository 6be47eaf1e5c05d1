import { readdirSync } from "node:fs";
import { findPagesWithoutRow, reservedTopLevel } from "@/site/page-ids";
import { currentOf } from "@/site/pages";

// tests/browser/statements.test.ts has the links that the specification lists.
test.each([
  ["/services", "/services", "page"],
  ["/services", "/services/full-detail", "true"],
  ["/blog", "/blog/wash", "true"],
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
  expect(findPagesWithoutRow(["index.tsx", "faq.tsx", "faq.module.scss", "no-row.tsx"])).toEqual([
    expect.stringMatching(/^src\/pages\/no-row.tsx has no row.*"no-row": \{.*\},$/),
  ]);
});
