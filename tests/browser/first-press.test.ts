import { dataOf } from "../lib/content";
import { booked, choice, testJobs, testSentence, type, unfold } from "./lib/booking";
import { PHONE } from "./lib/browser";
import { middleOf, nextFrames, press, translate, until, useBrowser } from "./lib/visit";

// Presses and typing before the page's scripts have loaded take effect, and the scripts undo none
// of it.

const { open } = useBrowser();

/** All scripts but those in the HTML, or only those that wait for a first press or movement. */
const allScripts = /-[0-9a-f]{20}\.js$/;
const gatsbyScripts = /(?<!early)-[0-9a-f]{20}\.js$/;

/**
 * A page on a phone with scripts held back until `release`, which waits until React has hydrated
 * the page.
 */
async function visitEarly(path: string, heldScripts = allScripts, options = {}) {
  const { page, context } = await open({ ...PHONE, ...options });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(heldScripts, async (route) => {
    await held;
    await route.continue();
  });
  // Scripts that are held back hold back the event of a parsed page too.
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  const release = async () => {
    letGo();
    await until(page, () => window.___early === null);
    // Long enough for React to undo it.
    await nextFrames(page);
  };
  return { page, release };
}

testSentence(
  "the menu opened early stays open, and a press outside closes it; a suburb typed early is answered",
  async () => {
    const { page, release } = await visitEarly("/");
    const menu = page.locator("#menu");
    await type(page.getByLabel("Suburb or postcode"), booked.suburb);
    await press(page.getByRole("button", { name: "Menu" }));
    await release();
    expect(await menu.getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
    await page.mouse.click(200, 760);
    await menu.waitFor({ state: "hidden" });
    await page.getByText(new RegExp(`^Yes, we come to ${booked.suburb}, `)).waitFor();
  },
);

test("an answer opened early stays open, and the page stays where it was scrolled to", async () => {
  const { page, release } = await visitEarly("/faq");
  const question = page.locator("main details").first();
  await press(question.locator("summary"));
  await page.evaluate(() => scrollTo(0, 300));
  await release();
  expect(await question.getAttribute("open")).not.toBeNull();
  expect(await page.evaluate(() => Math.abs(scrollY - 300))).toBeLessThan(5);
});

test("an estimate chosen early is calculated", async () => {
  const { page, release } = await visitEarly("/services", gatsbyScripts);
  const choices = page.locator("#estimator");
  for (const name of [`Estimate ${booked.service.name}`, booked.size?.name ?? ""]) {
    const choice = choices.locator("label").filter({ hasText: name }).first();
    // Clear of the bar at the lower edge of a phone.
    await choice.evaluate((label) => label.scrollIntoView({ block: "center" }));
    await press(choice);
  }
  await release();
  await choices.getByRole("status").getByText("$").first().waitFor();
});

// A button outside a form and one that sends a form.
testJobs("a category pressed early is shown", async () => {
  const { page, release } = await visitEarly("/portfolio");
  const [category = ""] = dataOf("categories").portfolio;
  await press(page.getByRole("button", { name: category }));
  await release();
  await page.locator('button[aria-pressed="true"]', { hasText: category }).waitFor();
});

test.each([
  ["any script is there", allScripts],
  ["Gatsby's scripts are there", gatsbyScripts],
])("Send pressed before %s gets the form's own check", async (_when, heldScripts) => {
  const { page, release } = await visitEarly("/contact", heldScripts);
  const send = page.getByRole("button", { name: "Send message" });
  await send.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await press(send);
  // The browser's own message would take the focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("INPUT");
  await release();
  await page.getByRole("alert").getByText("Name Required").waitFor();
  expect(await page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
});

test("what was typed and chosen early takes precedence over the link and keeps the focus", async () => {
  const { page, release } = await visitEarly(
    `/booking?service=${booked.service.id}&suburb=${booked.suburb}`,
  );
  await page.getByLabel("Service").selectOption(booked.otherService.name);
  await unfold(page);
  await choice(page, "How should we contact you?", "Phone").check({ force: true });
  await type(page.getByLabel("Suburb"), booked.otherSuburb);
  await page.getByLabel("Full name").fill("Jo");
  await release();
  expect([
    await page.getByLabel("Service").inputValue(),
    await choice(page, "How should we contact you?", "Phone").isChecked(),
    await page.getByLabel("Suburb").inputValue(),
    await page.getByLabel("Full name").inputValue(),
    await page.evaluate(() => (document.activeElement as HTMLInputElement).name),
  ]).toEqual([booked.otherService.name, true, booked.otherSuburb, "Jo", "full_name"]);
});

test("what was typed and chosen early survives in a page whose words a translator has changed", async () => {
  const { page, release } = await visitEarly("/booking", gatsbyScripts);
  await translate(page);
  await unfold(page);
  const control = (name: string) => page.locator(`#booking [name="${name}"]`);
  await control("full_name").fill("José 🚗");
  await control("message").fill("Sand in the boot");
  await control("service").selectOption(booked.service.name);
  await page.locator('#booking [value="phone"]').check({ force: true });
  await control("consent").check({ force: true });
  const before = await control("full_name").elementHandle();
  await release();
  // The case that is tested: React has replaced these elements.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  expect([
    await control("full_name").inputValue(),
    await control("message").inputValue(),
    await page.getByLabel("Service").inputValue(),
    await page.locator('#booking [value="phone"]').isChecked(),
    await control("consent").isChecked(),
  ]).toEqual(["José 🚗", "Sand in the boot", booked.service.name, true, true]);
});

describe.each([
  ["any script is there", allScripts],
  ["Gatsby's scripts are there", gatsbyScripts],
])("on the home page before %s", (_when, heldScripts) => {
  testSentence(
    "the button leads a finger to the booking, and leaves a request that was begun",
    async () => {
      const { page, release } = await visitEarly("/booking", gatsbyScripts, { isTouch: true });
      await release();
      await page.getByLabel("Full name").fill("Jo");
      await page.getByLabel("Service").selectOption(booked.otherService.name);
      await page.context().route(heldScripts, (route) => route.abort());
      await page.goto("/", { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await page.context().unroute(heldScripts);
      const { x, y } = await middleOf(page.getByRole("main").locator("[type=submit]"));
      await page.touchscreen.tap(x, y);
      await page.waitForURL(/\/booking(\?.*)?$/);
      await until(page, () => window.___early === null);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Jo");
      expect(await page.getByLabel("Service").inputValue()).toBe(booked.otherService.name);
    },
  );

  testSentence("a first option that was chosen by hand is in the link", async () => {
    const { page, release } = await visitEarly("/", heldScripts);
    const service = page.getByRole("main").getByLabel("Service", { exact: true });
    const [first] = await service
      .locator("option")
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    await service.selectOption(booked.otherService.id);
    await service.selectOption(first ?? "");
    await release();
    await page.getByRole("main").locator("[type=submit]").press("Enter");
    await page.waitForURL(`**/booking?service=${first}`);
  });

  testSentence.each([
    ["before scripts run", false],
    ["once they run", true],
  ])("a choice and a suburb lead to the same booking %s", async (_when, isReleased) => {
    const { page, release } = await visitEarly("/", heldScripts);
    const [service, suburb] = [booked.otherService.id, booked.suburb];
    await page.getByRole("main").getByLabel("Service", { exact: true }).selectOption(service);
    await type(page.getByLabel("Suburb or postcode"), suburb);
    if (isReleased) await release();
    await page.getByRole("main").locator("[type=submit]").press("Enter");
    // Held scripts hold back the event of a loaded page.
    const link = `**/booking?${new URLSearchParams({ service, suburb })}`;
    await page.waitForURL(link, { waitUntil: "commit" });
  });
});
