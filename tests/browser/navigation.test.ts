import type { Page } from "playwright-core";

import { go, isReady, testEveryArrival } from "./lib/arrive";
import { fillIn } from "./lib/booking";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, until, wake } from "./lib/visit";

// From page to page and back: each arrives at its place with its own head, and nothing is sent or left behind.

/** What the head of the shown page says, beside what its HTML was written with. */
function readHeads(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const of = (root: Document) =>
      [
        ...root.head.querySelectorAll(
          'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
        ),
      ]
        .map((element) => element.outerHTML.replace(/ data-react-helmet="true"/, ""))
        .sort();
    const html = await (await fetch(location.pathname)).text();
    return [of(document), of(new DOMParser().parseFromString(html, "text/html"))];
  });
}

/** Presses a link and looks at the page it leads to: where it stands, and what its head says. */
async function follow(page: Page, selector: string, isInside: boolean): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL((url) => url.pathname !== pathname, { waitUntil: "domcontentloaded" });
  await until(page, () => scrollY === 0);
  await page.waitForTimeout(300);
  const [shown, written] = await readHeads(page);
  expect(shown).toEqual(written);
  if (isInside) expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

for (const [where, path, selectors] of [
  ["an article", "/blog/summer-car-care-queensland", ['main p a[href^="/"]']],
  [
    "/thanks, and from a region's questions,",
    "/thanks",
    [
      'footer a[href="/service-areas"]',
      'main a[href="/brisbane"]:not(svg *)',
      'main details a[href^="/"]',
    ],
  ],
] as const)
  testEveryArrival(
    `from ${where} a link leads to the top of its page, with that page's head, and Back to where it was pressed`,
    path,
    async (page, { isByLink, prerenders }) => {
      if (isByLink) await isReady(page);
      let from = "";
      for (const selector of selectors) {
        from = addressOf(page);
        await page.evaluate(() => scrollTo(0, 400));
        await follow(page, selector, isByLink && !prerenders);
      }
      await page.goBack();
      await until(page, () => Math.abs(scrollY - 400) < 80);
      expect(addressOf(page)).toBe(from);
    },
  );

testEveryArrival(
  "a page opens at its top, also when it was left further down",
  "/booking",
  async (page, arrival) => {
    for (const path of ["/services", "/booking"]) {
      // Gatsby's router writes down how far a page was scrolled as soon as it runs.
      await wake(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(200);
      await go(page, path, arrival);
      await isReady(page);
      expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
    }
  },
);

testEveryArrival(
  "opening a job adds one entry, Back closes it, Forward opens it again, and the focus returns to its card",
  "/portfolio",
  async (page) => {
    await isReady(page);
    const card = page.locator("main h2 a").nth(1);
    const before = await page.evaluate(() => history.length);
    await card.click();
    await page.locator("dialog[open]").waitFor();
    const job = addressOf(page);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await until(page, () => !document.querySelector("dialog[open]"));
    expect(addressOf(page)).toBe("/portfolio");
    await page.goForward();
    await page.locator("dialog[open]").waitFor();
    expect(addressOf(page)).toBe(job);
    await page.keyboard.press("Escape");
    await until(page, () => !document.querySelector("dialog[open]") && location.hash === "");
    await card.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await until(page, () => location.hash === "");
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

testEveryArrival(
  "a job's own address opens it, its close button covers no label, the focus stays in the dialog at both ends, and it closes for good",
  "/portfolio#white-suv-full-detail-pacific-pines",
  async (page) => {
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("heading").innerText()).toBe("White SUV back from the mud");
    const close = await dialog.getByRole("button", { name: "Close" }).boundingBox();
    for (const label of ["Before", "After"]) {
      const box = await dialog.getByText(label, { exact: true }).boundingBox();
      if (!box || !close) throw new Error(`${label} is not shown`);
      const isApart =
        box.y >= close.y + close.height ||
        box.x >= close.x + close.width ||
        box.x + box.width <= close.x;
      expect([label, isApart]).toEqual([label, true]);
    }
    for (const name of ["Previous", "Next"]) {
      const button = dialog.getByRole("button", { name });
      while (await button.isEnabled()) await button.press("Enter");
      await page.waitForTimeout(100);
      expect(
        await page.evaluate(() =>
          document.querySelector("dialog")?.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    await until(page, () => location.hash === "");
    expect(addressOf(page)).toBe("/portfolio");
  },
);

testEveryArrival(
  "Back from /thanks says that the request was sent, and sends no second one unasked",
  "/booking",
  async (page) => {
    const name = newName();
    await fillIn(page, name);
    await isReady(page);
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForURL(/\/thanks$/);
    await page.mouse.move(9, 9);
    await page.getByRole("heading", { name: "What you sent" }).waitFor();
    await page.goBack();
    await page.mouse.move(11, 11);
    await page.getByRole("heading", { name: "You have sent this request" }).waitFor();
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForTimeout(500);
    expect(addressOf(page)).toBe("/booking");
    expect(await requestsFrom(name)).toHaveLength(1);
  },
);
