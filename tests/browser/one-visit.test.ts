import type { Page } from "playwright-core";

import { formatFrom } from "../../src/business/money";
import { dataOf } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { booked, priceOf, regions } from "./lib/expected";
import { until, useBrowser, wake } from "./lib/visit";

// What a visitor says on one page is known on the next.

const { open, visit } = useBrowser();
/** A region whose prices are not those that a page begins with, where there is one. */
const elsewhere = regions.find(({ priceList }) => priceList === "outer") ?? booked.region;
const docket = (page: Page) => page.getByRole("region", { name: "Your request" });

async function expectOuterPrice(page: Page): Promise<void> {
  await page.getByLabel(/^Service/).selectOption(booked.service.name);
  await docket(page)
    .getByText(formatFrom(priceOf(booked.service.id, elsewhere.id)))
    .first()
    .waitFor();
}

test("a region chosen on the service areas decides the prices from then on", async () => {
  const { page } = await visit("/service-areas", DESKTOP);
  await page.locator("label").filter({ hasText: elsewhere.longName }).first().click();
  await page.goto("/booking");
  await wake(page);
  await expectOuterPrice(page);
  await page.goto("/service-areas");
  await wake(page);
  expect(await page.locator(`[name="region"][value="${elsewhere.id}"]`).isChecked()).toBe(true);
});

test("where storage is denied, links take the region along", async () => {
  const { page } = await open(DESKTOP);
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(`/${elsewhere.id}`);
  await wake(page);
  await page.getByRole("banner").getByRole("link", { name: "Book Now" }).click();
  await page.waitForURL(/\/booking/);
  await wake(page);
  await expectOuterPrice(page);
});

test("Send pressed before the scripts gets the form's own check when they are there", async () => {
  const { page } = await open(PHONE);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(app|framework)-[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  release();
  await page.getByRole("alert").getByText("Name Required").waitFor();
  expect(await page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
});

describe("the portfolio", () => {
  const category = dataOf("categories").portfolio.at(0) ?? "";
  const filter = (page: Page) => page.getByRole("button", { name: category });

  test("keeps its filter on the way back", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await filter(page).click();
    await page.goto("/faq");
    await page.goBack();
    await wake(page);
    await until(
      page,
      (name) =>
        document
          .querySelector('main button[aria-pressed="true"]')
          ?.textContent?.startsWith(name) === true,
      category,
    );
  });

  test("after a reload shows the same job of the same filter, and closing it leads back to its card", async () => {
    const { page } = await visit("/portfolio", DESKTOP);
    await filter(page).click();
    const card = page.getByRole("main").locator("li[id]").last();
    const id = await card.getAttribute("id");
    await card.getByRole("link").click();
    const place = page.getByRole("dialog").getByText(/\d of \d/);
    const before = await place.innerText();
    await page.reload();
    await wake(page);
    expect(await place.innerText()).toBe(before);
    await page.keyboard.press("Escape");
    // Browsers tell of a closed dialog in a task of its own.
    await until(page, (job) => document.activeElement?.closest("li")?.id === job, id);
  });
});
