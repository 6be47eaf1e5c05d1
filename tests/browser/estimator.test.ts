import { DESKTOP, PHONE, type PageOptions } from "./lib/browser";
import { addressOf, untilValue, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

describe.each<[string, PageOptions]>([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("the estimator on %s", (_device, options) => {
  test("leads from two choices to a booking with the estimate", async () => {
    const { page, complaints } = await visit("/services", options);
    const estimator = page.locator("#estimator");
    const prompt = estimator.getByText("Select a service and a vehicle size to see your estimate.");
    expect(await prompt.isVisible()).toBe(true);
    const book = estimator.getByRole("link", { name: "Book with Estimate" });
    expect(await book.isVisible()).toBe(false);
    await estimator.getByLabel(/Ceramic Coating/).check();
    expect([await prompt.isVisible(), await book.isVisible()]).toEqual([true, false]);
    await estimator.getByLabel(/Extra Large Vehicle/).check();
    expect(await estimator.getByRole("status").getByText("$1,280").isVisible()).toBe(true);
    expect(await prompt.isVisible()).toBe(false);
    expect(
      (
        await estimator.getByRole("paragraph").filter({ hasText: "final quote" }).innerText()
      ).replace(/\s+/g, " "),
    ).toBe("Indicative only. The final quote follows when we have talked about your car.");
    expect(addressOf(page)).toBe("/services?service=ceramic-coating&vehicleSize=xlarge");
    await book.press("Enter");
    await page.waitForURL("**/booking?service=ceramic-coating&vehicleSize=xlarge&estimate=1280");
    await page.getByLabel("Full name").waitFor();
    await untilValue(page.locator("#booking-service"), "Ceramic Coating");
    expect(
      await page
        .getByRole("region", { name: "Your request" })
        .getByText("$1,280")
        .first()
        .isVisible(),
    ).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test("without JavaScript a table of all sixteen totals stands in its place", async () => {
  const { page } = await visit("/services", { ...PHONE, javaScript: false });
  const estimator = page.locator("#estimator");
  expect(await estimator.getByRole("columnheader").allInnerTexts()).toEqual([
    "Vehicle size",
    "Basic Detail",
    "Interior Detail",
    "Full Detail",
    "Ceramic Coating",
  ]);
  expect(await estimator.locator("td").allInnerTexts()).toEqual([
    ...["$90", "$180", "$300", "$800"],
    ...["$110", "$215", "$360", "$960"],
    ...["$125", "$250", "$420", "$1,120"],
    ...["$145", "$290", "$480", "$1,280"],
  ]);
  expect(await estimator.getByRole("caption").innerText()).toContain("Indicative");
  expect(await estimator.getByRole("radio").count()).toBe(0);
});

test("offers four services with their base prices and four sizes with examples", async () => {
  const { page } = await visit("/services", PHONE);
  const choices = async (name: string) =>
    (
      await page.locator("#estimator").getByRole("group", { name }).locator("label").allInnerTexts()
    ).map((each) => each.replace(/\s+/g, " ").trim());
  expect(await choices("Service")).toEqual([
    "Basic Detail From $90",
    "Interior Detail From $180",
    "Full Detail From $300",
    "Ceramic Coating From $799",
  ]);
  const sizes = await choices("Vehicle size");
  expect(sizes.map((size) => /^.*? Vehicle/.exec(size)?.[0])).toEqual([
    "Small Vehicle",
    "Medium Vehicle",
    "Large Vehicle",
    "Extra Large Vehicle",
  ]);
  for (const size of sizes) expect(size).toMatch(/ Vehicle .*\w+, .*\w+/);
});

test("opens with the choice of a shared address; the mark Indicative explains itself on focus, and Escape closes it", async () => {
  const { page } = await visit("/services?service=full&vehicleSize=medium", DESKTOP);
  const estimator = page.locator("#estimator");
  expect(await estimator.getByRole("status").getByText("$360").isVisible()).toBe(true);
  const word = estimator.getByRole("button", { name: "Indicative" });
  const tip = estimator.getByRole("tooltip");
  await word.focus();
  await tip.waitFor({ state: "visible" });
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
});
