import { readVariable } from "../browser/lib/browser";
import { newName, requestsFrom } from "../browser/lib/inbox";
import { eventually } from "../browser/lib/visit";
import { content, dataOf, wordsOf } from "../lib/content";
import { browsers } from "./lib/browsers";
import type { StartedBrowser, Visitor } from "./lib/visitor";

// A walk through the site in each engine and in the oldest browser of package.json; tests/browser
// covers the newest Chromium.

const service = content.ids.services[0] ?? "";
const region = content.entries.regions[0];
const suburb = region?.data.suburbs[0]?.name ?? "";
const testJobs = content.ids.portfolio.length > 2 ? test : test.skip;
const { price, pictures } = wordsOf("home");
const testSentence = price ? test : test.skip;
const testSlider = pictures.before ? test : test.skip;

const isAt = (visitor: Visitor, path: string) =>
  eventually(async () => expect(await visitor.evaluate(() => location.pathname)).toBe(path));

/** Presses Back, a little later, because WebKit never answers a call whose page is gone. */
const goBack = (visitor: Visitor) => visitor.evaluate(() => void setTimeout(() => history.back()));

/** Waits until the text of the first element that matches a CSS selector contains a text. */
const shows = (visitor: Visitor, selector: string, text: string) =>
  eventually(async () =>
    expect(
      await visitor.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector),
    ).toContain(text),
  );

function walk(start: () => Promise<StartedBrowser>) {
  let browser: StartedBrowser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await start();
  }, 60_000);
  afterAll(() => browser?.close());
  beforeEach(async () => {
    visitor = await browser.newVisitor();
  });
  afterEach(async () => expect(await visitor.errors()).toEqual([]));

  /** Opens a page, starts its scripts and waits until React has hydrated it. */
  async function visit(address: string) {
    await visitor.goto(readVariable("BASE_URL") + address);
    await eventually(async () => {
      // Scrolling is a sign of intent that the page's scripts wait for.
      await visitor.evaluate(() => scrollTo(0, scrollY === 0 ? 1 : 0));
      expect(
        await visitor.evaluate(() => (window as { ___early?: unknown }).___early === null),
      ).toBe(true);
    });
  }

  test.each(["/", `/services/${service}`, `/${region?.id}`, "/contact", "/about"])(
    "%s loads and fits the width of the screen",
    async (address) => {
      await visit(address);
      const [heading, excess] = await visitor.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [document.querySelector("main h1")?.textContent, scrollWidth - clientWidth] as const;
      });
      expect(heading).toMatch(/\w/);
      expect(excess).toBe(0);
    },
  );

  testSlider("the slider on the home page moves the edge between before and after", async () => {
    await visit("/");
    const edge = () =>
      visitor.evaluate(() =>
        document.querySelector<HTMLElement>("main [data-compare]")?.style.getPropertyValue("--at"),
      );
    const slider = "main [data-compare] input[type=range]";
    // The right arrow and the End key, as WebDriver names them, are not the same in all of these
    // browsers.
    await visitor.evaluate((selector) => {
      const range = document.querySelector<HTMLInputElement>(selector)!;
      range.value = "80";
      range.dispatchEvent(new Event("input", { bubbles: true }));
    }, slider);
    await eventually(async () => expect(await edge()).toBe("80"));
  });

  testSentence("Back brings back what was typed into the price sentence", async () => {
    await visit("/");
    await visitor.type("main form input[name=suburb]", suburb);
    await shows(visitor, "main form", `Yes, we come to ${suburb}, `);
    await visitor.click("main form [type=submit]");
    await isAt(visitor, "/booking");
    await goBack(visitor);
    await isAt(visitor, "/");
    await shows(visitor, "main form", `Yes, we come to ${suburb}, `);
  });

  testSentence("Book Now pressed before the scripts run leads to an empty booking", async () => {
    await visitor.goto(readVariable("BASE_URL"));
    // Pressed by script, because without scroll animations the bar at the lower edge of a phone
    // covers it.
    await visitor.evaluate(() =>
      document.querySelector<HTMLElement>("main form [type=submit]")?.click(),
    );
    await isAt(visitor, "/booking");
    expect(await visitor.evaluate(() => location.search)).toBe("");
  });

  test("a link in the menu works, or one in the footer if the browser has no popovers", async () => {
    await visit("/");
    const hasMenu = await visitor.evaluate(() => "popover" in HTMLElement.prototype);
    if (hasMenu) await visitor.click('button[popovertarget="menu"]');
    await visitor.click(`${hasMenu ? "#menu" : "footer"} a[href="/faq"]`);
    await isAt(visitor, "/faq");
  });

  test("a question that a link names is open, closes and opens", async () => {
    await visit(`/faq#${dataOf("faq")[0]?.id}`);
    const isOpen = () =>
      visitor.evaluate(() => document.querySelector<HTMLDetailsElement>("main details")?.open);
    await eventually(async () => expect(await isOpen()).toBe(true));
    for (const expected of [false, true]) {
      await visitor.click("main details summary");
      await eventually(async () => expect(await isOpen()).toBe(expected));
    }
  });

  test("the estimate is calculated", async () => {
    const { estimator, sizes } = dataOf("pricing");
    await visit("/services");
    for (const value of [estimator[0] ?? "", sizes[0]?.id ?? ""])
      // Pressed by script, because on a phone the summary may cover it until the page is scrolled.
      await visitor.evaluate(
        (wanted) => document.querySelector<HTMLElement>(`#estimator [value="${wanted}"]`)?.click(),
        value,
      );
    await shows(visitor, '#estimator [role="status"]', "Estimate $");
  });

  testJobs("the portfolio's dialog opens, steps on and closes", async () => {
    await visit("/portfolio");
    // WebKit's driver cannot scroll the first card into view: its link is on two lines.
    await visitor.click("main li[id]:nth-child(2) a");
    await shows(visitor, "dialog[open]", "2 of ");
    await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("dialog button")]
        .find((button) => button.textContent?.includes("Next"))
        ?.click(),
    );
    await shows(visitor, "dialog[open]", "3 of ");
    await visitor.click('dialog button[aria-label="Close"]');
    await eventually(async () =>
      expect(await visitor.evaluate(() => document.querySelector("dialog[open]"))).toBeNull(),
    );
  });

  test("a booking arrives, and Back says so", async () => {
    // WebKit's driver can't type an emoji; tests/browser/booking.test.ts does.
    const name = `${newName()} José`;
    const fields = {
      full_name: name,
      phone: "0412 345 678",
      email: "a@b.au",
      vehicle: "BMW",
      suburb,
    };
    await visit(`/booking?service=${service}`);
    for (const [field, text] of Object.entries(fields))
      await visitor.type(`#booking-${field}`, text);
    for (const control of ["input[name=consent]", "button[type=submit]"]) {
      // Clear of the bar at the lower edge of a phone.
      await visitor.evaluate(
        (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center" }),
        `#booking ${control}`,
      );
      await visitor.click(`#booking ${control}`);
    }
    await isAt(visitor, "/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(
      expect.arrayContaining(Object.entries(fields)),
    );
    await goBack(visitor);
    await shows(visitor, "#booking-notice h2", "You sent this at");
  });
}

for (const { name, path, hint, start } of browsers)
  if (path) describe(name, () => walk(() => start(path)));
  else test.skip(`${name} is missing: ${hint}`, () => {});
