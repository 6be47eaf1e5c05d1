/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";

import { Contents } from "../../../src/components/contents/contents";

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `part-${index}`, title: `Part ${index}` }));

beforeAll(() => {
  // jsdom has no layout to observe.
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

test("a long article lists its sections, each by its place in the page", () => {
  render(<Contents sections={sections(4)} />);
  const links = within(screen.getByRole("navigation", { name: "In this article" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Part 0", "#part-0"],
    ["Part 1", "#part-1"],
    ["Part 2", "#part-2"],
    ["Part 3", "#part-3"],
  ]);
});

test("a short one has no list", () => {
  const { container } = render(<Contents sections={sections(3)} />);
  expect(container.innerHTML).toBe("");
});
