import type { Page } from "playwright-core";

import { isReady, testEveryArrival } from "./lib/arrive";
import { DESKTOP } from "./lib/browser";
import { useBrowser } from "./lib/visit";

// What a visitor presses and types as soon as a page is seen is answered, and no script that comes later undoes it.

const { visit } = useBrowser();

const menuOf = (page: Page) => page.locator("#menu");
const openMenu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();

/** A press outside the menu closes it, and nothing that lies under the press is pressed with it. */
async function closeByPressOutside(page: Page): Promise<void> {
  // Without the fragment: an odd one is dropped when the scripts come.
  const shown = () => new URL(page.url()).pathname;
  const before = shown();
  await page.mouse.click(200, 760);
  await menuOf(page).waitFor({ state: "hidden" });
  expect([shown(), await page.locator("dialog[open]").count()]).toEqual([before, 0]);
}

/** Scripts come while the phone's menu is open. */
async function keepMenuOpen(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await openMenu(page);
    await closeByPressOutside(page);
    await openMenu(page);
  }
  await isReady(page);
  if (!isPhone) return;
  expect(await menuOf(page).getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
  await closeByPressOutside(page);
}

async function expectSuburb(page: Page): Promise<void> {
  await page.getByText("Yes, we come to Coorparoo.").waitFor();
}

testEveryArrival(
  "a suburb typed early is answered, whatever the address ends with, and the menu stays open",
  "/#100%",
  async (page, { isPhone }) => {
    await page.getByLabel("Do you come to me?").fill("Coorparoo");
    await keepMenuOpen(page, isPhone);
    await expectSuburb(page);
  },
);

testEveryArrival(
  "a suburb sent with Enter is answered",
  "/service-areas",
  async (page, { isPhone }) => {
    await page.getByLabel("Do you come to me?").fill("Coorparoo");
    await page.getByLabel("Do you come to me?").press("Enter");
    await keepMenuOpen(page, isPhone);
    await expectSuburb(page);
  },
);

testEveryArrival("an estimate chosen early is worked out", "/services", async (page) => {
  for (const name of ["Full Detail", "Large Vehicle"]) {
    const choice = page.locator("#estimator label").filter({ hasText: name }).first();
    // As a visitor does, clear of the docket at the lower edge of a phone.
    await choice.evaluate((label) => label.scrollIntoView({ block: "center" }));
    await choice.click();
  }
  await isReady(page);
  await page.locator("#estimator").getByRole("status").getByText("$420").waitFor();
});

testEveryArrival(
  "a category pressed early is shown, and the menu stays open",
  "/portfolio",
  async (page, { isPhone }) => {
    await page.getByRole("button", { name: "Commercial" }).click();
    await keepMenuOpen(page, isPhone);
    await page.locator('button[aria-pressed="true"]', { hasText: "Commercial" }).waitFor();
  },
);

testEveryArrival(
  "an answer opened early stays open, and the page stays where it was scrolled to",
  "/faq#50%off",
  async (page) => {
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await page.evaluate(() => scrollTo(0, 300));
    await isReady(page);
    expect(await question.getAttribute("open")).not.toBeNull();
    expect(await page.evaluate(() => Math.abs(scrollY - 300))).toBeLessThan(5);
  },
);

for (const [what, path] of [
  ["an answer of a region", "/brisbane"],
  ["the contents, or the share menu, of an article", "/blog/ceramic-coating-benefits"],
] as const)
  testEveryArrival(
    `${what} and the menu opened early stay open`,
    path,
    async (page, { isPhone }) => {
      const summary = page.locator("main details > summary:visible").last();
      const isOpen = () => summary.evaluate((element) => element.closest("details")?.open);
      await summary.click();
      const wasOpen = await isOpen();
      await keepMenuOpen(page, isPhone);
      expect(await isOpen()).toBe(wasOpen);
    },
  );

testEveryArrival(
  "what was typed and chosen in the booking form outvotes the link, and the focus stays",
  "/booking?service=full&suburb=Coorparoo",
  async (page) => {
    await page.getByLabel("Service").selectOption("Basic Detail");
    await page.getByLabel("Suburb").fill("Ipswich");
    await page.getByLabel("Full name").fill("Jo");
    await isReady(page);
    expect([
      await page.getByLabel("Service").inputValue(),
      await page.getByLabel("Suburb").inputValue(),
      await page.getByLabel("Full name").inputValue(),
      await page.evaluate(() => (document.activeElement as HTMLInputElement).name),
    ]).toEqual(["Basic Detail", "Ipswich", "Jo", "full_name"]);
  },
);

testEveryArrival(
  "a translator that wraps every word loses nothing that was typed",
  "/booking#%",
  async (page) => {
    await page.getByLabel("Full name").fill("Jo");
    await page.getByRole("radio", { name: "Call" }).check({ force: true });
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || /script|style/i.test(text.parentElement?.tagName ?? "")) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    });
    await isReady(page);
    await page.getByLabel("Suburb").fill("Coorparoo");
    expect([
      await page.getByLabel("Full name").inputValue(),
      await page.getByRole("radio", { name: "Call" }).isChecked(),
      await page.getByRole("heading", { level: 1 }).innerText(),
    ]).toEqual(["Jo", true, "Book Your Detail"]);
  },
);

test("the offer covers neither the suburb field nor the heading", async () => {
  const { page } = await visit("/", DESKTOP);
  const offer = page.getByRole("complementary", { name: "Offer" });
  await offer.waitFor();
  for (const [width, height] of [
    [1366, 800],
    [1280, 800],
    [1600, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await offer.boundingBox();
    for (const covered of [page.getByLabel("Do you come to me?"), page.locator("h1")]) {
      const other = await covered.boundingBox();
      if (!box || !other) throw new Error(`Nothing to compare at ${width} px`);
      const isApart =
        other.x >= box.x + box.width ||
        other.x + other.width <= box.x ||
        other.y >= box.y + box.height ||
        other.y + other.height <= box.y;
      expect([width, isApart]).toEqual([width, true]);
    }
  }
});
