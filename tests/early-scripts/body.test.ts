/** @jest-environment jsdom */

// Makes this file a module, whose names are its own.
export {};

const root = document.documentElement;

// What bundle-early-scripts.ts writes into the code.
Object.assign(globalThis, {
  PRIVATE_PATHS: ["/desk", "/quote"],
  CLOTH_FILE: "",
  BODY_FILE: "",
});

/**
 * Shows a page and runs the script at its end. Its scripts, of which `___early` is the first sign,
 * have not loaded yet.
 */
async function showPage(body: string, before?: () => Promise<void>) {
  jest.resetModules();
  root.className = "scripted";
  document.body.innerHTML = `<div id="___gatsby">${body}</div><template id="page-scripts"><i></i></template>`;
  await before?.();
  await import("@/early-scripts/body");
}

const slider = '<input type="range" min="0" max="100" value="50" />';
const valueOf = () => document.querySelector("input")!.value;

/** Shows a pair of pictures, 100 pixels wide, with the edge in its middle. */
async function showPair(before?: () => Promise<void>) {
  await showPage(`<div data-compare=""><img alt="" /><a href="/">Job</a>${slider}</div>`, before);
  const pair = document.querySelector<HTMLElement>("[data-compare]")!;
  pair.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  pair.setPointerCapture = jest.fn();
}

/** Sends what a pointer does to the first element that a selector finds. */
const point = (selector: string, type: string, init: object) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));

const isStarted = () => document.querySelector("body > i") !== null;

// Each test adds its listeners anew, though all tests share one document.
const listened: Parameters<typeof document.removeEventListener>[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...listener: Parameters<typeof document.addEventListener>) => {
  listened.push(listener);
  listen(...listener);
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  jest.useFakeTimers();
});
afterEach(() => {
  window.___early = null;
  for (const listener of listened.splice(0)) document.removeEventListener(...listener);
  jest.useRealTimers();
});

test.each([
  ["across the pictures", "img", 0, 80, "80"],
  ["of less than twelve pixels", "img", 0, 55, "50"],
  ["that begins on a link", "a", 0, 80, "50"],
  ["with the right button", "img", 2, 80, "50"],
])("a stroke %s", async (_what, from, button, to, value) => {
  await showPair();
  point(from, "pointerdown", { button, x: 50 });
  point(from, "pointermove", { button, x: to });
  point(from, "pointerup", { button, x: to });
  // Nothing follows a pointer that is no longer pressed.
  point(from, "pointermove", { button, x: 10 });
  expect(valueOf()).toBe(value);
});

test("a press that ended before body.ts loaded wipes nothing", async () => {
  await showPair(() => {
    const press = Object.assign(new Event("pointerdown", { bubbles: true }), { button: 0, x: 50 });
    document.querySelector("img")!.dispatchEvent(press);
    window.___missed = [press];
    return Promise.resolve();
  });
  point("img", "pointermove", { buttons: 0, x: 80 });
  expect(valueOf()).toBe("50");
});

test("a button pressed early is pressed again, even if React has rendered the page again", async () => {
  const list = ["All", "Exterior", "Interior"]
    .map((name) => `<button type="button" class="filter">${name}</button>`)
    .join("");
  await showPage(`<button type="button">Menu</button>${list}`);
  document.querySelectorAll<HTMLElement>(".filter")[1]?.click();
  const page = document.getElementById("___gatsby")!;
  page.innerHTML = `<button type="button">Menu</button>${list}`;
  const pressed: (string | null)[] = [];
  page.addEventListener("click", ({ target }) => pressed.push((target as Element).textContent));
  window.___early?.();
  expect(pressed).toEqual(["Exterior"]);
});

test("presses and moves before body.ts loads are handled once it has", async () => {
  const before = async () => {
    root.className = "";
    await import("@/early-scripts/head");
    const button = document.querySelector("button")!;
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button.click();
    document.querySelector("input")!.value = "40";
    point("input", "input", {});
  };
  await showPage(`<div data-compare="">${slider}</div><button type="button">All</button>`, before);
  expect(document.querySelector("input")!.getAttribute("aria-valuetext")).toBe(
    "60 percent detailed",
  );
  expect(isStarted()).toBe(true);
  const press = jest.fn();
  document.querySelector("button")!.addEventListener("click", press);
  window.___early?.();
  expect(press).toHaveBeenCalledTimes(1);
});

test.each([
  ["#50%", "#50%25"],
  ["#utm=50%25off%", "#utm=50%2525off%25"],
  ["#50%25", "#50%25"],
])("a fragment %s is %s before the scripts read it", async (fragment, whole) => {
  history.replaceState(null, "", fragment);
  await showPage("");
  point("body", "keydown", {});
  expect(location.hash).toBe(whole);
});

test.each<[what: string, body: string, key: string | undefined, isAtOnce: boolean]>([
  ["no draft", '<form data-draft="booking"></form>', undefined, false],
  ["a draft that it shows", '<form data-draft="booking"></form>', "request-booking", true],
  ["another page's draft", "<p>About</p>", "request-booking", false],
])("without intent, only a draft starts the scripts: %s", async (_what, body, key, isAtOnce) => {
  if (key) sessionStorage.setItem(key, '{"answers":[],"source":[]}');
  await showPage(body);
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(100);
  expect(isStarted()).toBe(isAtOnce);
  jest.advanceTimersByTime(4000);
  expect(isStarted()).toBe(true);
});

test.each<[type: string, selector: string, isIntent: boolean]>([
  ["pointermove", "a", false],
  ["pointermove", "p", false],
  ["pointermove", "button", true],
  ["pointerdown", "a", false],
  ["pointerdown", "p", true],
  ["keydown", "a", true],
])("a %s event on %s starts the scripts: %s", async (type, selector, isIntent) => {
  await showPage('<a href="/about">About</a><button>Menu</button><p>Words</p>');
  point(selector, type, { movementX: 1 });
  expect(isStarted()).toBe(isIntent);
});

/** The links whose pages the browser is to fetch in advance. */
const fetched = () =>
  [...document.querySelectorAll("[data-fetch]")].map((link) => link.getAttribute("href"));

describe("a page is fetched in advance", () => {
  const connect = (connection: object) =>
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const pointAtLink = (type: string, selector: string, init: object = {}) =>
    point(selector, type, { movementX: 1, button: 0, ...init });
  beforeEach(() => {
    document.head.replaceChildren();
    Object.assign(HTMLScriptElement, { supports: () => true });
    connect({});
  });
  afterAll(() => connect({}));

  test("once the pointer has rested on its link for 40 ms, and only once", async () => {
    await showPage('<a href="/faq#prices"><b>FAQ</b></a><p>Words</p>');
    pointAtLink("pointermove", "b");
    jest.advanceTimersByTime(39);
    pointAtLink("pointermove", "a");
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(fetched()).toEqual(["/faq#prices"]);
    pointAtLink("pointermove", "p");
    pointAtLink("pointermove", "a");
    jest.advanceTimersByTime(1000);
    pointAtLink("pointerdown", "a");
    expect(fetched()).toHaveLength(1);
  });

  test.each<[what: string, type: string, init: object]>([
    ["the pointer has left it within 40 ms", "pointermove", {}],
    ["a pointer that hasn't moved", "pointermove", { movementX: 0, movementY: 0 }],
    ["a finger that scrolls", "pointermove", { pointerType: "touch" }],
    ["a press of the right button", "pointerdown", { button: 2 }],
    ["a focus that has moved on within 200 ms", "focusin", {}],
  ])("not after %s", async (_what, type, init) => {
    await showPage('<a href="/faq">FAQ</a><p>Words</p>');
    pointAtLink(type, "a", init);
    jest.advanceTimersByTime(30);
    pointAtLink("pointermove", "p");
    jest.advanceTimersByTime(1000);
    expect(fetched()).toEqual([]);
  });

  test("at once when its link is pressed, and 200 ms after the keyboard has focused it", async () => {
    await showPage('<a href="/faq">FAQ</a><a id="about" href="/about">About</a>');
    pointAtLink("pointerdown", "a");
    expect(fetched()).toEqual(["/faq"]);
    pointAtLink("focusin", "#about");
    jest.advanceTimersByTime(199);
    expect(fetched()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(fetched()).toEqual(["/faq", "/about"]);
  });

  test.each([
    '<a href="/booking?service=full">',
    '<a href="/feed.xml">',
    '<a href="/__inbox">',
    '<a href="/desk#name=Jo">',
    '<a href="/quote">',
    '<a href="/faq" target="_blank">',
    '<a href="/faq" download>',
    '<a href="//elsewhere.example/faq">',
    '<a href="https://elsewhere.example/faq">',
    '<a href="tel:+61400000000">',
    '<a href="#main">',
    '<a href="/">',
    "<a>",
  ])("but not by %s", async (link) => {
    await showPage(`${link}Words</a>`);
    pointAtLink("pointerdown", "a");
    pointAtLink("pointermove", "a");
    jest.advanceTimersByTime(1000);
    expect(fetched()).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "but not with %j",
    async (connection) => {
      connect(connection);
      await showPage('<a href="/faq">FAQ</a>');
      pointAtLink("pointerdown", "a");
      expect(fetched()).toEqual([]);
    },
  );
});

test("the scripts don't start by themselves while a link is pointed at or its page is on its way", async () => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  await showPage('<a href="/faq">FAQ</a>');
  jest.advanceTimersByTime(3900);
  point("a", "pointerdown", { button: 0 });
  jest.advanceTimersByTime(1500);
  expect(isStarted()).toBe(false);
  jest.advanceTimersByTime(2000);
  expect(isStarted()).toBe(true);
});

test.each([
  ["the region that a later page of the tab has chosen", "logan"],
  ["no region, if none is stored in the tab", undefined],
])("a page that comes back from the cache shows %s", async (_what, stored) => {
  root.dataset["regions"] = "brisbane logan";
  root.dataset["region"] = "brisbane";
  await showPage("<p>Prices</p>");
  const answers = stored ? [["region", stored]] : [];
  sessionStorage.setItem("request-booking", JSON.stringify({ answers, source: [] }));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(root.dataset["region"]).toBe(stored);
});
