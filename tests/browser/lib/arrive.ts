import type { Page } from "playwright-core";

import { DESKTOP, PHONE, type PageOptions } from "./browser";
import { until, useBrowser, wake } from "./visit";

/** How a visitor comes to a page. */
interface Arrival extends PageOptions {
  isPhone: boolean;
  /** The scripts of each page come two seconds after they were asked for. */
  isLate: boolean;
  isByLink: boolean;
}

/** Every way there is; by a link it is the browser that goes on the phone, and Gatsby's router on the desktop. */
const arrivals = [true, false].flatMap((isPhone) =>
  [false, true].flatMap((isLate) =>
    [false, true].map((isByLink): [string, Arrival] => [
      `on a ${isPhone ? "phone" : "desktop"}, ${isByLink ? "by a link" : "directly"}, scripts ${isLate ? "late" : "at once"}`,
      { ...(isPhone ? PHONE : DESKTOP), isPhone, isLate, isByLink, prerenders: isPhone },
    ]),
  ),
);

/** The page's own scripts; those of the first view are no part of them. */
const pageScripts = /\/(?!first-view)[\w~-]+-[0-9a-f]{8,}\.js$/;
const lateByMs = 2000;

const { open } = useBrowser();

/**
 * A test for every way to arrive at a page, all at the same time: most of it is waiting. `visitor` does what can be done
 * as soon as the page is seen, and waits for the scripts (`isReady`) where it has to.
 */
export function testEveryArrival(
  title: string,
  path: string,
  visitor: (page: Page, arrival: Arrival) => Promise<void>,
): void {
  test.concurrent.each(arrivals)(`${title}, %s`, async (_how, arrival) => {
    const { page, context } = await open(arrival);
    try {
      if (arrival.isLate)
        await context.route(pageScripts, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, lateByMs));
          await route.continue();
        });
      if (arrival.isByLink) await page.goto("/privacy");
      await go(page, path, arrival);
      await visitor(page, arrival);
    } finally {
      await context.close();
    }
  });
}

/** Goes to another page as this visitor does. */
export async function go(
  page: Page,
  path: string,
  { isByLink, prerenders }: Arrival,
): Promise<void> {
  if (!isByLink) {
    await page.goto(path);
    return;
  }
  if (!prerenders) await wake(page);
  const link = page.locator("footer").getByRole("link", { name: "FAQ" });
  await link.evaluate((element, to) => element.setAttribute("href", to), path);
  await link.click();
  await page.waitForURL((url) => url.pathname === path.replace(/[?#].*/, ""), {
    waitUntil: "domcontentloaded",
  });
}

/** Waits until the page's scripts are in charge, and a moment more for what they might undo. */
export async function isReady(page: Page): Promise<void> {
  await until(page, () => (window as { ___early?: unknown }).___early === null);
  await page.waitForTimeout(300);
}
