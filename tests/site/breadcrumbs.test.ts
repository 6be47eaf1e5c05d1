import { crumbsFor } from "../../src/site/breadcrumbs";

test("the way to a page is made from its path, with friendly labels", () => {
  expect(crumbsFor("/services/sticker-vinyl-removal", "Sticker Removal")).toEqual([
    { label: "Home", path: "/" },
    { label: "Services", path: "/services" },
    { label: "Sticker Removal", path: "/services/sticker-vinyl-removal" },
  ]);
  expect(crumbsFor("/some-page")[1]?.label).toBe("Some Page");
});

test.each([
  ["/services", "Services"],
  ["/services/basic-detail", "Basic Detail"],
  ["/service-areas", "Service Areas"],
])("%s ends in the friendly label %s", (path, label) => {
  expect(crumbsFor(path).at(-1)).toEqual({ label, path });
});
