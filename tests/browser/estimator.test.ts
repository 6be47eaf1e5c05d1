import { DESKTOP, PHONE, type PageOptions } from "./lib/browser";
import { addressOf, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

describe.each<[string, PageOptions]>([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("the estimator on %s", (_device, options) => {
  test("leads from two choices to a booking with the estimate", async () => {
    const { page, complaints } = await visit("/services", options);
    const estimator = page.locator("#estimator");
    expect(await estimator.getByText("Select a service and a vehicle size").isVisible()).toBe(true);
    await estimator.getByLabel(/Ceramic Coating/).check();
    await estimator.getByLabel(/Extra Large Vehicle/).check();
    expect(await estimator.getByRole("status").getByText("$1,280").isVisible()).toBe(true);
    expect(addressOf(page)).toBe("/services?service=ceramic-coating&vehicleSize=xlarge");
    await estimator.getByRole("link", { name: "Book with Estimate" }).press("Enter");
    await page.waitForURL("**/booking?service=ceramic-coating&vehicleSize=xlarge&estimate=1280");
    await page.getByLabel("Full name").waitFor();
    expect(await page.locator("#booking-service").inputValue()).toBe("Ceramic Coating");
    expect(await page.getByRole("complementary").getByText("$1280").isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("opens with the choice of a shared address", async () => {
    const { page } = await visit("/services?service=full&vehicleSize=medium", options);
    expect(await page.locator("#estimator").getByRole("status").getByText("$360").isVisible()).toBe(
      true,
    );
  });
});

test("without JavaScript a table of all sixteen totals stands in its place", async () => {
  const { page } = await visit("/services", { ...PHONE, javaScript: false });
  const estimator = page.locator("#estimator");
  expect(await estimator.locator("td").count()).toBe(16);
  expect(await estimator.getByRole("cell", { name: "$1,280" }).isVisible()).toBe(true);
  expect(await estimator.getByRole("radio").count()).toBe(0);
});

test("the mark Indicative explains itself on focus, and Escape closes it", async () => {
  const { page } = await visit("/services?service=full&vehicleSize=medium", DESKTOP);
  const word = page.locator("#estimator").getByRole("button", { name: "Indicative" });
  const tip = page.locator("#estimator").getByRole("tooltip");
  await word.focus();
  await tip.waitFor({ state: "visible" });
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
});

test("the tip waits 700 ms for a pointer that stays", async () => {
  const { page } = await visit("/services?service=full&vehicleSize=medium", DESKTOP);
  const word = page.locator("#estimator").getByRole("button", { name: "Indicative" });
  const tip = page.locator("#estimator").getByRole("tooltip");
  await word.hover();
  await page.waitForTimeout(300);
  expect(await tip.isVisible()).toBe(false);
  await tip.waitFor({ state: "visible" });
});
