import type { Browser, Page } from "playwright-core";

import { launch, newPage, type PageOptions, type VisitorPage } from "./browser";

/**
 * Starts a browser for the tests of a file and closes what they open. The function it returns opens a page for a new
 * visitor, goes there and, where scripts run, waits until they do: as a visitor's first move of the mouse makes them.
 */
export function useBrowser() {
  let browser: Browser;
  let opened: VisitorPage[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
  });
  afterAll(async () => {
    await browser?.close();
  });

  const open = async (options: PageOptions): Promise<VisitorPage> => {
    const visitor = await newPage(browser, options);
    opened.push(visitor);
    return visitor;
  };
  const visit = async (path: string, options: PageOptions): Promise<VisitorPage> => {
    const visitor = await open(options);
    await visitor.page.goto(path);
    if (options.javaScript !== false) await wake(visitor.page);
    return visitor;
  };
  return { open, visit };
}

/** Gives the sign of intent that the scripts wait for, and waits until they are in charge. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction("window.___early === null");
}

/** Path with query and hash of the page being shown. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
