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

test.each([
  ["/logan", [["region", "brisbane"]], "logan", "logan"],
  ["/services", [["region", "logan"]], "logan", null],
  ["/services", [["suburb", "logan"]], undefined, null],
])("%s with the answers %j shows the prices of %s", async (path, answers, shown, noted) => {
  root.dataset["regions"] = "brisbane logan";
  sessionStorage.clear();
  sessionStorage.setItem("request-booking", JSON.stringify({ answers, source: [] }));
  history.replaceState(null, "", path);
  await runScript();
  expect(root.dataset["region"]).toBe(shown);
  expect(sessionStorage.getItem("visited-region")).toBe(noted);
  history.replaceState(null, "", "/");
});

const ownFile = `${location.origin}/app-3015e8d07046ce503344.js`;

/** Reports that a script couldn't be loaded. */
const failToLoad = (src: string) =>
  document.body
    .appendChild(Object.assign(document.createElement("script"), { src }))
    .dispatchEvent(new Event("error"));

/** Reports a rejected promise whose trace names a file. */
const reject = (file: string) =>
  dispatchEvent(
    Object.assign(new Event("unhandledrejection"), {
      reason: { stack: `Error: broken\n    at start (${file}:1:20)` },
    }),
  );

test.each<[what: string, fail: () => void]>([
  ["an error", () => dispatchEvent(new ErrorEvent("error", { filename: ownFile }))],
  ["a rejected promise", () => reject(ownFile)],
  ["a file that can't be loaded", () => failToLoad(ownFile)],
])(
  "after %s of its own scripts, a page works without them, unless they run",
  async (_what, fail) => {
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
  },
);

test.each<[what: string, fail: () => void]>([
  ["a host's counter that is refused", () => failToLoad("https://counter.example/beacon.js")],
  ["a script of the host itself", () => failToLoad("/cdn-cgi/scripts/email-decode.min.js")],
  ["an inline script", () => dispatchEvent(new ErrorEvent("error", { filename: location.href }))],
  ["a script without an address", () => dispatchEvent(new ErrorEvent("error"))],
  ["an extension's promise", () => reject("chrome-extension://abc/inpage-3015e8d07046ce503344.js")],
  ["a promise without a reason", () => dispatchEvent(new Event("unhandledrejection"))],
  ["a picture", () => document.body.appendChild(new Image()).dispatchEvent(new Event("error"))],
])("a failure of what isn't the site's changes nothing: %s", async (_what, fail) => {
  await runScript();
  fail();
  expect(root).toHaveClass("scripted");
});
