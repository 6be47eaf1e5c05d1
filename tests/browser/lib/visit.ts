import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { dataOf } from "../../lib/content";
import { type PageOptions, readVariable } from "./browser";
import { browserArguments } from "./find-browser";

const { statistics } = dataOf("business");

/** A page of its own visitor: no cookies or storage shared with any other. */
interface VisitorPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, uncaught errors and failed requests, so far. */
  complaints: string[];
}

/**
 * Starts the browser that `npm run test:browser` picked for the tests of a file, and closes what they open. `open` makes a
 * page for a new visitor; paths such as "/about" may be visited as they are. `visit` goes there and, where scripts run,
 * waits until they do: as a visitor's first move of the mouse makes them. A test fails if a page asks anything of another
 * host, unless it answers for that host itself or has taken the requests by `takeStrays`.
 */
export function useBrowser() {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  /** What pages asked of other hosts, which no test answered. */
  const strays: string[] = [];
  const takeStrays = () => strays.splice(0);
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: readVariable("BROWSER_PATH"),
      args: browserArguments,
    });
  });
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
    const left = takeStrays();
    if (left.length > 0)
      throw new Error(
        `A page asked for ${left.join(", ")}. Build with FORM_PRESET=none before these tests, as npm test does.`,
      );
  });
  afterAll(async () => {
    await browser?.close();
  });

  const open = async (options: PageOptions): Promise<VisitorPage> => {
    const context = await browser.newContext({
      baseURL: readVariable("BASE_URL"),
      viewport: { width: options.width, height: options.height },
      deviceScaleFactor: options.density ?? 1,
      javaScriptEnabled: options.javaScript ?? true,
      locale: "en-AU",
      timezoneId: "Australia/Brisbane",
    });
    opened.push(context);
    await context.route(
      ({ hostname }) => hostname !== new URL(readVariable("BASE_URL")).hostname,
      (route, request) => {
        // The owner's statistics count no visits of tests.
        if (request.url() === statistics?.script) return route.fulfill({ body: "" });
        strays.push(`${request.method()} ${request.url()}`);
        return route.abort();
      },
    );
    if (options.prefetches === false)
      await context.addInitScript(() => {
        HTMLScriptElement.supports = (type) => type !== "speculationrules";
      });
    // Much longer than any step here takes, and short enough that a failure shows within half a minute.
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // Whoever leaves a page ends what it was still asking for.
      if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()} ${reason}`);
    });
    return { page, context, complaints };
  };
  const visit = async (path: string, options: PageOptions): Promise<VisitorPage> => {
    const visitor = await open(options);
    await visitor.page.goto(path);
    if (options.javaScript !== false) await startScripts(visitor.page);
    return visitor;
  };
  return { open, visit, takeStrays };
}

/** Moves the pointer, which is the sign of intent that the scripts wait for, and waits until they have hydrated the page. */
export async function startScripts(page: Page): Promise<void> {
  await until(page, () => document.documentElement.classList.contains("fading"));
  let place = 3;
  await until(
    page,
    () => (window as { ___early?: unknown }).___early === null,
    undefined,
    // Repeated, because a busy machine may lose a movement.
    () => page.mouse.move((place = 8 - place), place),
  );
}

/**
 * Waits up to twenty seconds until a condition holds in the page, and does `meanwhile` before each look. The browser's own
 * wait compiles text, which the site's Content-Security-Policy rightly refuses.
 */
export async function until<Argument>(
  page: Page,
  holds: (argument: Argument) => boolean,
  argument?: Argument,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const end = Date.now() + 20_000;
  const check = () =>
    page.evaluate(holds as (argument: unknown) => boolean, argument).catch((error: Error) => {
      // The page is being replaced by the next one.
      if (/context was destroyed/.test(error.message)) return false;
      throw error;
    });
  while (!(await meanwhile?.(), await check())) {
    if (Date.now() > end) throw new Error(`Did not come to hold: ${holds.toString()}`);
    await page.waitForTimeout(50);
  }
}

/** Repeats an expectation until it holds, for up to ten seconds, because pages answer a press in a task of their own. */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;)
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

/** Waits until a field holds a text. */
export const untilValue = (field: Locator, text: string) =>
  eventually(async () => expect(await field.inputValue()).toContain(text));

/** Opens two of a group of `details` and closes the second: the first closes when the second opens. */
export async function expectOneOpen(items: Locator): Promise<void> {
  const expectOpen = (count: number) =>
    eventually(async () =>
      expect(
        await items.evaluateAll((all) => all.filter((item) => item.matches("[open]")).length),
      ).toBe(count),
    );
  await items.nth(0).locator("summary").click();
  await items.nth(1).locator("summary").click();
  await expectOpen(1);
  await items.nth(1).locator("summary").click();
  await expectOpen(0);
}

/** Path with query and hash of the page being shown. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Where links lead, in order. */
export function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** Goes down the whole page, so that the pictures that load later come too. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForLoadState("networkidle");
}
