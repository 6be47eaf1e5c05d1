import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import puppeteer from "puppeteer-core";
import { PHONE } from "../../browser/lib/browser";
import { browserArguments } from "../../browser/lib/find-browser";
import type { StartedBrowser, Visitor } from "./visitor";
import { startWebKit } from "./webkit";

// No program can control all three: Playwright needs a Firefox and a WebKit of its own, Puppeteer
// needs a newer Chromium than 109, and Debian has no WebDriver for Firefox.

interface Browser {
  name: string;
  /** Undefined if it is not installed. */
  path: string | undefined;
  /** What to do if it is missing. */
  hint: string;
  start: (path: string) => Promise<StartedBrowser>;
}

/** A visitor of a page of Playwright or Puppeteer; the methods used here are the same in both. */
function visitorOf(page: Page): Visitor {
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium 109 doesn't know popovers yet and says so.
    if (message.type() === "error" && !message.text().includes("'popover' attribute"))
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    errors: () => Promise.resolve(errors),
  };
}

const isThere = (path: string | undefined) => path !== undefined && existsSync(path);

const otherBrowsers: readonly Browser[] = [
  {
    name: "WebKit, Safari's engine",
    path: [process.env["WEBKIT_DRIVER_PATH"], "/usr/bin/WebKitWebDriver"].find(isThere),
    hint: "install Debian's webkit2gtk-driver and xvfb, or name the driver with WEBKIT_DRIVER_PATH",
    start: startWebKit,
  },
  {
    name: "Firefox",
    path: [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(isThere),
    hint: "install it, or name it with FIREFOX_PATH",
    start: async (executablePath) => {
      const browser = await puppeteer.launch({ browser: "firefox", executablePath });
      const newVisitor = async () => {
        const page = await (await browser.createBrowserContext()).newPage();
        await page.setViewport(PHONE);
        return visitorOf(page as unknown as Page);
      };
      return { newVisitor, close: () => browser.close() };
    },
  },
  {
    name: "Chromium 109",
    path: [process.env["CHROMIUM_109_PATH"]].find(isThere),
    hint: "`npx @puppeteer/browsers install chromium@1070088` fetches it; name it with CHROMIUM_109_PATH",
    start: async (executablePath) => {
      const args = [...browserArguments, "--no-zygote"];
      const browser = await chromium.launch({ executablePath, args });
      const newVisitor = async () => visitorOf(await browser.newPage({ viewport: PHONE }));
      return { newVisitor, close: () => browser.close() };
    },
  },
];

const endpoint = process.env["BROWSER_ENDPOINT"];

/** The browser that tests/browser/lib/setup.ts started or, where it has not run, all others. */
export const browsers: readonly Browser[] = endpoint
  ? [
      {
        name: "the newest Chromium",
        path: endpoint,
        hint: "",
        start: async () => {
          const browser = await chromium.connect(endpoint);
          const newVisitor = async () => visitorOf(await browser.newPage({ viewport: PHONE }));
          return { newVisitor, close: () => browser.close() };
        },
      },
    ]
  : otherBrowsers;
