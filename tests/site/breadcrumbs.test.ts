import { crumbsFor } from "../../src/site/breadcrumbs";

test("the way to a page is made from its path, with friendly labels", () => {
  expect(crumbsFor("/services/sticker-vinyl-removal", "Sticker Removal")).toEqual([
    { label: "Home", path: "/" },
    { label: "Services", path: "/services" },
    { label: "Sticker Removal", path: "/services/sticker-vinyl-removal" },
  ]);
  expect(crumbsFor("/service-areas").at(-1)?.label).toBe("Service Areas");
  expect(crumbsFor("/some-page").at(-1)?.label).toBe("Some Page");
});
