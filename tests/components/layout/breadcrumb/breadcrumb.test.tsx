/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";

const home = { label: "Home", path: "/" } as const;
const here = { label: "Wash", path: "/services/wash" } as const;
const steps = () => screen.queryAllByRole("listitem").map((step) => step.textContent);

test.each([
  ["/services/mould-removal", ["Home", "Services", "Mould Removal"]],
  ["/service-areas", ["Home", "Service Areas"]],
])("a breadcrumb is made from the path %s when no items are given", (path, expected) => {
  render(<Breadcrumb path={path} />);
  expect(steps()).toEqual(expected);
});

test("a breadcrumb shows the items it is given, the last of them without a link", () => {
  render(<Breadcrumb path={here.path} items={[home, here]} />);
  expect(steps()).toEqual(["Home", "Wash"]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});

test.each([
  ["a path of one step", <Breadcrumb key="1" path="/" />],
  ["one item", <Breadcrumb key="2" path="/services/wash" items={[home]} />],
  ["no item", <Breadcrumb key="3" path="/services/wash" items={[]} />],
])("a breadcrumb is hidden with %s", (_what, breadcrumb) => {
  const { container } = render(breadcrumb);
  expect(container).toBeEmptyDOMElement();
});
