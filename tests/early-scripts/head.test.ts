/** @jest-environment jsdom */

// Makes this file a module, whose names are its own.
export {};

const root = document.documentElement;

afterEach(() => {
  root.className = "";
  delete window.___early;
  document.body.replaceChildren();
});

Object.assign(globalThis, { BODY_FILE: "/early.js" });

/** Runs the script as the head of a page does. */
async function runScript() {
  jest.resetModules();
  await import("@/early-scripts/head");
}

test("body.ts is added after the page has been parsed and painted", async () => {
  jest.useFakeTimers();
  const added = () => document.querySelectorAll('body > script[src="/early.js"]').length;
  await runScript();
  jest.advanceTimersByTime(1000);
  expect(added()).toBe(0);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(added()).toBe(0);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(added()).toBe(1);
  jest.useRealTimers();
});

test("the page that confirms a request notes its arrival, also for pages that come back from the cache", async () => {
  sessionStorage.setItem("sent-booking", "7KQ2-M9XD");
  document.body.innerHTML = '<div data-received="booking"></div>';
  await runScript();
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(sessionStorage.getItem("arrived-booking")).toBe("7KQ2-M9XD");
  expect(localStorage.getItem("arrived-booking")).toBe("7KQ2-M9XD");
});

test.each<[what: string, fail: () => void]>([
  ["an error in a script", () => dispatchEvent(new ErrorEvent("error"))],
  ["a rejected promise", () => dispatchEvent(new Event("unhandledrejection"))],
  [
    "a file of its scripts that can't be loaded",
    () =>
      document.body.appendChild(document.createElement("script")).dispatchEvent(new Event("error")),
  ],
])("after %s, a page works without scripts, unless they already run", async (_what, fail) => {
  await runScript();
  window.___early = null;
  fail();
  expect(root).toHaveClass("scripted");
  window.___early = () => undefined;
  expect(window.___missed).toEqual([]);
  fail();
  expect(root).not.toHaveClass("scripted");
  // No listener is left that would answer the visitor.
  expect(window.___missed).toBeNull();
});

test("a picture or another site's script that can't be loaded changes nothing", async () => {
  await runScript();
  document.body.appendChild(new Image()).dispatchEvent(new Event("error"));
  document.head.appendChild(document.createElement("script")).dispatchEvent(new Event("error"));
  expect(root).toHaveClass("scripted");
});

/** Whether the script hides the next free day, which begins at `begins`, at the instant `now`. */
async function isHidden(begins: string | undefined, now: string): Promise<boolean> {
  root.className = "";
  if (begins === undefined) delete root.dataset["freeDay"];
  else root.dataset["freeDay"] = begins;
  jest.useFakeTimers({ now: new Date(now) });
  await runScript();
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

test("the region of the address is shown before the page is painted, and stored", async () => {
  root.dataset["regions"] = "brisbane logan";
  sessionStorage.setItem("region", "brisbane");
  history.replaceState(null, "", "/brisbane?region=logan");
  await runScript();
  history.replaceState(null, "", "/");
  expect(root.dataset["region"]).toBe("logan");
  expect(sessionStorage.getItem("region")).toBe("logan");
});
