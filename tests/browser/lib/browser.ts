import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

export interface PageOptions {
  /** Size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels for each CSS pixel; 1 unless said. */
  density?: number;
  /** False shows the page as it is without scripts. */
  javaScript?: boolean;
  /** False is a browser without speculation rules, in which Gatsby's router navigates. */
  prerenders?: boolean;
}

/** A page of its own visitor: no cookies or storage shared with any other. */
export interface VisitorPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console, uncaught errors and failed requests, so far. */
  complaints: string[];
}

export const PHONE: PageOptions = { width: 390, height: 844 };
export const DESKTOP: PageOptions = { width: 1280, height: 800 };

/** A variable that `npm run test:browser` sets. */
export function readVariable(name: "BASE_URL" | "BROWSER_PATH" | "BROWSER_ARGS" | "INBOX_DIR") {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:browser\`.`);
  return value;
}

/** Starts the browser that `npm run test:browser` picked; close it when the tests are done. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: readVariable("BROWSER_PATH"),
    args: JSON.parse(readVariable("BROWSER_ARGS")) as string[],
  });
}

/** Opens a page for a new visitor of the served site; paths such as "/about" may be visited as they are. */
export async function newPage(browser: Browser, options: PageOptions): Promise<VisitorPage> {
  const context = await browser.newContext({
    baseURL: readVariable("BASE_URL"),
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.density ?? 1,
    javaScriptEnabled: options.javaScript ?? true,
    locale: "en-AU",
    timezoneId: "Australia/Brisbane",
  });
  if (options.prerenders === false)
    await context.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
  // Far more than anything here takes, and little enough that a failure is told soon.
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
}
