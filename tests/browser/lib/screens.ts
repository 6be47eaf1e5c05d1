import type { Browser, BrowserContext, Page } from "playwright-core";

import { launch, readVariable } from "./browser";

/** A screen by its width and its pixels to the point. */
export interface Visitor {
  width: number;
  pixelsPerPoint?: number;
  javaScript?: boolean;
}

export const phone: Visitor = { width: 390, pixelsPerPoint: 3 };
export const desktop: Visitor = { width: 1280 };
/** Starts a browser for the tests of a file; the function it returns opens an empty page, which is closed after the test. */
export function useScreens() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async ({ width, pixelsPerPoint = 1, javaScript = true }: Visitor): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: readVariable("BASE_URL"),
      viewport: { width, height: 844 },
      deviceScaleFactor: pixelsPerPoint,
      javaScriptEnabled: javaScript,
    });
    contexts.push(context);
    return context.newPage();
  };
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
