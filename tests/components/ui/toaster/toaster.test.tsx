/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster/toaster";
import { nextToasts } from "@/components/ui/toaster/toasts";
import { toast as show } from "@/components/ui/toaster/use-toast";

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  passTime(2_000_000);
  jest.useRealTimers();
});

const passTime = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const toast = (words: Parameters<typeof show>[0]) => {
  let shown: ReturnType<typeof show> | undefined;
  act(() => void (shown = show(words)));
  return shown!;
};
const alert = () => screen.getByRole("alert");
const status = () => screen.getByRole("status");
const isShown = (region: HTMLElement) => region.textContent !== "";

test("an error is an alert, a success a status message; a new toast replaces the old one", () => {
  toast({ title: "Wrong", variant: "destructive" });
  expect([isShown(alert()), isShown(status())]).toEqual([true, false]);
  toast({ title: "Right", description: "Done.", variant: "success" });
  expect([isShown(alert()), isShown(status())]).toEqual([false, true]);
  expect(status()).toHaveTextContent("RightDone.");
});

test("a toast can be updated", () => {
  const { update } = toast({ title: "Sending", variant: "success" });
  act(() => update({ title: "Sent" }));
  expect(status()).toHaveTextContent("Sent");
});

test("a toast with an action has a button, which runs it once and closes the toast", () => {
  const onPress = jest.fn();
  toast({ title: "Wrong", variant: "destructive", action: { label: "Put it right", onPress } });
  fireEvent.click(screen.getByRole("button", { name: "Put it right" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(isShown(alert())).toBe(false);
});

test("a toast is closed by Escape and by its button", () => {
  toast({ title: "One", variant: "success" });
  fireEvent.keyDown(window, { key: "Escape" });
  expect(isShown(status())).toBe(false);
  toast({ title: "Two", variant: "success" });
  fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0]!);
  expect(isShown(status())).toBe(false);
});

test("a toast closes by itself after a while, without closing the one that came after it", () => {
  toast({ title: "One", variant: "success" });
  passTime(6000);
  toast({ title: "Two", variant: "success" });
  passTime(2000);
  expect(isShown(status())).toBe(true);
  passTime(6000);
  expect(isShown(status())).toBe(false);
});

test("a dismissed toast is closed at once and removed 1000 seconds later", () => {
  const { id, dismiss } = toast({ title: "One", variant: "success" });
  act(dismiss);
  expect(isShown(status())).toBe(false);
  passTime(999_999);
  expect(jest.getTimerCount()).toBe(1);
  passTime(1);
  expect(jest.getTimerCount()).toBe(0);
  const closed = { id, title: "One", variant: "success", open: false } as const;
  expect(nextToasts([closed], { type: "remove", id })).toEqual([]);
});
