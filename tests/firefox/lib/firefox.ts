import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";

import { findProgram } from "../../../src/tools/lib/find-program";
import { type PageOptions, readVariable } from "../../browser/lib/browser";

/** Where Firefox is and which one; undefined when this machine has none. */
export const FIREFOX = findProgram({
  what: "Firefox",
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  version: /Firefox [\d.]+\S*/,
});

/**
 * Starts Firefox for the tests of a file and closes what they open. The function it returns opens a page for a new
 * visitor, goes there and waits until the scripts are in charge: as a visitor's first move of the mouse makes them. It
 * gives the page, the status it came with, and `complaints`: errors and warnings of the console, uncaught errors, failed
 * and refused requests, so far.
 */
export function useFirefox() {
  // It would leave a profile and a folder for downloads in the visitor's own home.
  let home = "";
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "firefox-"));
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: FIREFOX?.path,
      env: { ...process.env, HOME: home },
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(home, { recursive: true, maxRetries: 3 });
  });

  return async (path: string, size: PageOptions) => {
    const context = await browser.createBrowserContext();
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.setViewport({ width: size.width, height: size.height });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => {
      complaints.push(`${request.url()} ${request.failure()?.errorText ?? "failed"}`);
    });
    page.on("response", (answer) => {
      // The page's own status is for the test to judge.
      if (answer.status() >= 400 && !answer.request().isNavigationRequest())
        complaints.push(`${answer.url()} ${answer.status()}`);
    });
    const response = await page.goto(readVariable("BASE_URL") + path);
    await until(page, () => document.documentElement.classList.contains("fading"));
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await until(page, () => (window as { ___early?: unknown }).___early === null);
    return { page, complaints, status: response?.status() };
  };
}

/** Waits until something holds in the page, for at most five seconds; survives a change of the page. */
export async function until<Argument>(
  page: Page,
  holds: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> {
  const end = Date.now() + 5000;
  for (;;) {
    const result = await page
      .evaluate(holds as (argument: unknown) => boolean, argument)
      .catch(() => false);
    if (result) return;
    if (Date.now() > end) throw new Error(`Did not come to hold: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until the page at this path (with its query) is shown. */
export function untilAt(page: Page, address: string): Promise<void> {
  return until(page, (wanted) => location.pathname + location.search === wanted, address);
}

/**
 * The first thing of a role that bears a name, as assistive technology has it. `within` is the selector of a part to look
 * in: the whole of a page as long as /services takes Firefox five seconds.
 */
export function named(page: Page, role: string, name: string, within = "") {
  return page.locator(`${within} ::-p-aria([name="${name}"][role="${role}"])`.trim());
}
