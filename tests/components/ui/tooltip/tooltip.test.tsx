/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "@/components/ui/tooltip/tooltip";

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <Tooltip id="clay-bar" label="Clay bar" text="Lifts grit." />
      <Tooltip id="wax" label="Wax" text="Protects." />
      <p>Elsewhere</p>
    </>,
  );
});

afterEach(() => {
  fireEvent.keyDown(document.body, { key: "Escape" });
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

const word = (name: string) => screen.getByRole("button", { name });
const isOpen = (text: string) => "open" in screen.getByText(text).dataset;
const passTime = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
// jsdom has no pointer events. React derives entering and leaving from pointerout.
const move = (from: Element, relatedTarget: Element) =>
  fireEvent(
    from,
    Object.assign(new MouseEvent("pointerout", { bubbles: true, relatedTarget }), {
      pointerType: "mouse",
    }),
  );
const elsewhere = () => screen.getByText("Elsewhere");
const pointAt = (element: Element) => move(elsewhere(), element);
const leave = (element: Element) => move(element, elsewhere());

test("a tooltip describes its word to screen readers from the start", () => {
  expect(word("Wax")).toHaveAccessibleDescription("Protects.");
});

test("a tooltip opens 700 ms after the pointer came, not before", () => {
  pointAt(word("Wax"));
  passTime(699);
  expect(isOpen("Protects.")).toBe(false);
  passTime(1);
  expect(isOpen("Protects.")).toBe(true);
});

test("the next tooltip opens at once within 300 ms, and waits again after that", () => {
  pointAt(word("Wax"));
  passTime(700);
  leave(word("Wax"));
  expect(isOpen("Protects.")).toBe(false);
  passTime(299);
  pointAt(word("Clay bar"));
  passTime(0);
  expect(isOpen("Lifts grit.")).toBe(true);
  leave(word("Clay bar"));
  passTime(301);
  pointAt(word("Wax"));
  passTime(699);
  expect(isOpen("Protects.")).toBe(false);
});

test("a tooltip opens on focus, closes with it, and on Escape", () => {
  act(() => word("Wax").focus());
  passTime(0);
  expect(isOpen("Protects.")).toBe(true);
  act(() => word("Clay bar").focus());
  passTime(0);
  expect([isOpen("Protects."), isOpen("Lifts grit.")]).toEqual([false, true]);
  fireEvent.keyDown(word("Clay bar"), { key: "Escape" });
  expect(isOpen("Lifts grit.")).toBe(false);
});

test("a tooltip opens on a press and closes on a press elsewhere", () => {
  fireEvent.click(word("Wax"));
  passTime(0);
  expect(isOpen("Protects.")).toBe(true);
  fireEvent.click(screen.getByText("Elsewhere"));
  expect(isOpen("Protects.")).toBe(false);
});
