import type { CreatePageArgs, Page } from "gatsby";
import { onCreatePage } from "@/gatsby/on-create-page";

/** The paths of the pages that are left of those Gatsby has made. */
function pagesWith(business: { desk?: boolean } | undefined): string[] {
  const paths = new Set(["/", "/desk/", "/quote/", "/quote", "/contact/"]);
  for (const path of [...paths])
    onCreatePage({
      page: { path, component: "src/pages/index.tsx" },
      actions: { deletePage: (page: Page) => paths.delete(page.path) },
      reporter: { warn: jest.fn() },
      getNodesByType: () => (business ? [business] : []),
    } as unknown as CreatePageArgs);
  return [...paths];
}

test("a site without the desk has no page for it or for quotes", () => {
  expect(pagesWith({ desk: false })).toEqual(["/", "/contact/"]);
});

test.each([[{ desk: true }], [undefined]])("a site with %j has both", (business) => {
  expect(pagesWith(business)).toEqual(["/", "/desk/", "/quote/", "/quote", "/contact/"]);
});
