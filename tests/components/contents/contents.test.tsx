/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Contents } from "../../../src/components/contents/contents";

beforeAll(() => {
  // jsdom has no layout to observe.
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

test("a short article has no list of its sections", () => {
  const sections = ["a", "b", "c"].map((id) => ({ id, title: id }));
  const { container } = render(<Contents sections={sections} />);
  expect(container.innerHTML).toBe("");
});
