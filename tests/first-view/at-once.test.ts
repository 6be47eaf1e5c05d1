/** @jest-environment jsdom */

const root = document.documentElement;

// Not in jsdom.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

/** Whether the script hides the next free day, which begins at `begins`, at the instant `now`. */
async function isHidden(begins: string | undefined, now: string): Promise<boolean> {
  root.className = "";
  if (begins === undefined) delete root.dataset["freeDay"];
  else root.dataset["freeDay"] = begins;
  jest.useFakeTimers({ now: new Date(now) });
  jest.resetModules();
  await import("../../src/first-view/at-once");
  jest.useRealTimers();
  expect(root).toHaveClass("scripted");
  return root.classList.contains("free-day-has-come");
}

test.each<[what: string, begins: string | undefined, now: string, hidden: boolean]>([
  ["before", "2026-12-02T14:00:00.000Z", "2026-12-02T13:59:59.000Z", false],
  ["from its first second", "2026-12-02T14:00:00.000Z", "2026-12-02T14:00:00.000Z", true],
  ["and where there is none", undefined, "2026-12-02T14:00:00.000Z", false],
])("the next free day is hidden once it has come: %s", async (_what, begins, now, hidden) => {
  expect(await isHidden(begins, now)).toBe(hidden);
});
