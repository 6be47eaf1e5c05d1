/** @jest-environment jsdom */
import { canStore, recall } from "@/lib/tab-storage";

test.each<[what: string, setItem: Storage["setItem"], works: boolean]>([
  ["that works", Storage.prototype.setItem.bind(sessionStorage), true],
  [
    "without room",
    () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    false,
  ],
  ["that forgets", () => undefined, false],
])("a storage %s is known as such, and nothing is left in it", (_what, setItem, works) => {
  const replaced = jest.spyOn(Storage.prototype, "setItem").mockImplementation(setItem);
  expect(canStore()).toBe(works);
  replaced.mockRestore();
  expect(sessionStorage).toHaveLength(0);
  expect(recall("region")).toBeUndefined();
});
