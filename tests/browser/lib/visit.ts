import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { siteFolder } from "@/lib/site-folder";
import { type PageOptions, readVariable } from "./browser";

/** A page in its own browser context: no cookies or storage shared with any other. */
interface VisitorPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, uncaught errors and failed requests, so far. */
  consoleErrors: string[];
}

/**
 * Connects the tests of a file to the browser that setup.ts started, and closes what they open.
 * `open` makes a page for a new visitor. `visit` goes there and, where scripts run, waits until
 * they do, as a visitor's first key makes them. A test fails if a page asks anything of another
 * host that it doesn't answer for.
 */
export function useBrowser() {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  let foreignRequests: string[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(readVariable("BROWSER_ENDPOINT"));
  });
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
    const found = foreignRequests;
    foreignRequests = [];
    if (found.length > 0)
      throw new Error(
        `A page asked for ${found.join(", ")}. Build with FORM_PROVIDER=none before these tests, as npm test does.`,
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
      timezoneId: options.timeZone ?? "Australia/Brisbane",
      isMobile: options.isTouch ?? false,
      hasTouch: options.isTouch ?? false,
    });
    opened.push(context);
    context.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED")
        foreignRequests.push(`${request.method()} ${request.url()}`);
    });
    if (options.prefetches === false)
      await context.addInitScript(() => {
        HTMLScriptElement.supports = (type) => type !== "speculationrules";
      });
    // Much longer than any step here takes, and short enough that a failure shows within half a
    // minute.
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = (address, settings) =>
      goto(address.startsWith("/") ? siteFolder() + address : address, settings);
    const consoleErrors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // Leaving a page cancels its requests.
      if (reason !== "net::ERR_ABORTED") consoleErrors.push(`${request.url()} ${reason}`);
    });
    return { page, context, consoleErrors };
  };
  const visit = async (path: string, options: PageOptions): Promise<VisitorPage> => {
    const visitor = await open(options);
    await visitor.page.goto(path);
    if (options.javaScript !== false) await startScripts(visitor.page);
    return visitor;
  };
  return { open, visit };
}

/**
 * Presses a key that does nothing but start the scripts, and waits until they have hydrated the
 * page.
 */
export async function startScripts(page: Page): Promise<void> {
  await until(page, () => document.documentElement.classList.contains("fading"));
  await page.keyboard.press("Shift");
  await until(page, () => (window as { ___early?: unknown }).___early === null);
}

/** The middle of what is in view, in pixels of the window. */
export async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses what is there, as a mouse does; Playwright's own click would scroll first. */
export async function press(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await target.page().mouse.click(x, y);
}

/** Waits until React's effects after hydration have run, by the end of the next frame. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Waits up to twenty seconds until a condition holds in the page. The browser's own wait compiles
 * text, which the site's Content-Security-Policy rightly refuses.
 */
export async function until<Argument>(
  page: Page,
  holds: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> {
  const end = Date.now() + 20_000;
  const check = () =>
    page.evaluate(holds as (argument: unknown) => boolean, argument).catch((error: Error) => {
      // The page is being replaced by the next one.
      if (/context was destroyed/.test(error.message)) return false;
      throw error;
    });
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Still not true after 20 seconds: ${holds.toString()}`);
    await page.waitForTimeout(50);
  }
}

/** Wraps each text in an element, as Chrome's translator does: once, or after every change. */
export const translate = (page: Page, goesOn = false) =>
  page.evaluate((isLasting) => {
    document.documentElement.classList.add("translated-ltr");
    const wrapAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, option, font"))
          continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    };
    wrapAll();
    if (isLasting)
      new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  }, goesOn);

/**
 * Repeats an expectation until it holds, for up to ten seconds, because pages answer a press in a
 * separate task.
 */
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

/** A text for comparing: one space for any white space. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Path with query and hash of the page being shown, without the folder of the site. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.slice(siteFolder().length) + search + hash;
}

/** Scrolls through the whole page, so that lazy pictures load, too. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForLoadState("networkidle");
}
