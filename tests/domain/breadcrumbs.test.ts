import { crumbsFor } from "../../src/domain/breadcrumbs";

test("the way to a page is made from its path, with friendly labels", () => {
  expect(crumbsFor("/services/sticker-vinyl-removal")).toEqual([
    { label: "Home", path: "/" },
    { label: "Services", path: "/services" },
    { label: "Sticker Removal", path: "/services/sticker-vinyl-removal" },
  ]);
  expect(crumbsFor("/service-areas")[1]).toEqual({
    label: "Service Areas",
    path: "/service-areas",
  });
  expect(crumbsFor("/some-page")[1]?.label).toBe("Some Page");
});

test("the home page is one step, which nobody needs to see", () => {
  expect(crumbsFor("/")).toHaveLength(1);
});
