import { DESKTOP, PHONE } from "./lib/browser";
import { untilValue, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

test("the hero says what, where and how much on a phone, without the offer, and books", async () => {
  const { page } = await visit("/", PHONE);
  const fold = PHONE.height;
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByText("Brisbane, Ipswich, Logan").first(),
    page.getByText("From $90").first(),
    page.getByRole("main").getByRole("link", { name: "Book Now" }).first(),
  ]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(fold);
  }
  await page.waitForTimeout(800);
  expect(await page.getByRole("complementary", { name: "Offer" }).isVisible()).toBe(false);
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await page.waitForURL("**/booking");
});

test("the offer comes on desktops after 300 ms and goes 300 ms after its close button, for the session", async () => {
  const { page, context } = await open(DESKTOP);
  await page.goto("/", { waitUntil: "commit" });
  const offer = page.getByRole("complementary", { name: "Offer" });
  await offer.waitFor({ state: "attached" });
  const timing = await offer.evaluate((element) => {
    const { animationDelay, animationDuration } = getComputedStyle(element);
    return { animationDelay, animationDuration };
  });
  expect(timing).toEqual({ animationDelay: "0.3s", animationDuration: "0.3s" });
  await page.waitForTimeout(800);
  expect(await offer.isVisible()).toBe(true);
  await page.getByRole("button", { name: "Close the offer" }).click();
  expect(await offer.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain(
    "0.3s",
  );
  await offer.waitFor({ state: "hidden", timeout: 1500 });
  await page.reload();
  await page.waitForTimeout(800);
  expect(await offer.isVisible()).toBe(false);
  const fresh = await context.newPage();
  await fresh.goto("/");
  await fresh.waitForTimeout(800);
  expect(await fresh.getByRole("complementary", { name: "Offer" }).isVisible()).toBe(true);
});

test("further down it says why, what most people book, where, what customers say, and leads on", async () => {
  const { page } = await visit("/", DESKTOP);
  const main = page.getByRole("main");
  const itemsOf = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  expect(await itemsOf("Why choose us").count()).toBe(6);
  const featured = await itemsOf("What most people book").evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("a")?.textContent,
      item.querySelector("a")?.getAttribute("href"),
      /\$\d+/.exec((item as HTMLElement).innerText)?.[0],
    ]),
  );
  expect(featured).toEqual([
    ["Basic Detail", "/services/basic", "$90"],
    ["Full Detail", "/services/full", "$300"],
    ["Ceramic Coating", "/services/ceramic", "$799"],
  ]);
  const areas = await itemsOf("Where we work").evaluateAll((all) =>
    all.map((item) => [
      item.querySelector("a")?.getAttribute("href"),
      (item as HTMLElement).innerText.replace(/\s+/g, " "),
    ]),
  );
  expect(areas).toEqual([
    ["/brisbane", "Brisbane 20+ suburbs 0–\u206030 mins travel"],
    ["/ipswich", "Ipswich 14+ suburbs 30–\u206045 mins travel"],
    ["/logan", "Logan 14+ suburbs 20–\u206060 mins travel"],
    ["/gold-coast", "Northern Gold Coast 14+ suburbs 45–\u206060 mins travel"],
  ]);
  const texts = await itemsOf("What customers say").allInnerTexts();
  expect(texts).toHaveLength(3);
  for (const text of texts)
    expect(text.replace(/\s+/g, " ")).toMatch(/.{80,} \w+ \w\., [A-Z][\w ]+ · Google Review/);
  expect(await itemsOf("What customers say").getByText("5 of 5 stars").count()).toBe(3);
  const reviews = main.getByRole("link", { name: "Read our Google reviews" });
  expect(await reviews.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/.*reviews$/);
  expect(await reviews.getAttribute("target")).toBe("_blank");
  expect(await reviews.getAttribute("rel")).toContain("noopener");
  const call = page.locator("section").filter({ hasText: "Ready when your car is" });
  for (const [part, name, path] of [
    [main, "View all services", "/services"],
    [main, "See Our Work", "/portfolio"],
    [main, "Tips & Advice", "/blog"],
    [call, "Book Now", "/booking"],
    [call, "Contact us", "/contact"],
  ] as const)
    expect(await part.getByRole("link", { name }).getAttribute("href")).toBe(path);
  // The closing call has a picture of its own, beside its words and not under them.
  const picture = call.getByRole("img").first();
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.getAttribute("alt")).toMatch(/\w+ \w+/);
  const hero = main.getByRole("img").first();
  expect(await picture.getAttribute("src")).not.toBe(await hero.getAttribute("src"));
  const [shown, words] = [await picture.boundingBox(), await call.locator("p").boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThan(shown?.x ?? 0);
});

test("the map lights up what is pointed at, leads to each region, and is passed by the keyboard", async () => {
  const { page } = await visit("/", DESKTOP);
  const map = page.locator("main svg[viewBox]:has(a)");
  const areas = map.locator("a");
  expect(await areas.evaluateAll((all) => all.map((area) => area.getAttribute("href")))).toEqual([
    "/brisbane",
    "/ipswich",
    "/logan",
    "/gold-coast",
  ]);
  expect(await areas.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0))).toEqual([]);
  const logan = areas.nth(2).locator("path").first();
  const colour = () => logan.evaluate((path) => getComputedStyle(path).stroke);
  const before = await colour();
  await areas.nth(2).locator("text").hover();
  expect(await colour()).not.toBe(before);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL("**/logan");
});

describe("Do you come to me?", () => {
  test.each([
    [
      "coorparoo",
      "Yes, we come to Coorparoo.",
      "Brisbane, 0–\u206030 min travel, services from $90.",
    ],
    ["4212", "Yes, we come to Hope Island.", "from $100"],
  ])("typing %s", async (typed, yes, facts) => {
    const { page } = await visit("/", PHONE);
    await page.getByLabel("Do you come to me?").fill(typed);
    const answer = page.getByRole("main").getByRole("status").first();
    await answer.getByText(yes).waitFor();
    expect(await answer.innerText()).toContain(facts);
    // The map drops its pin on a suburb that is named.
    const pins = page.locator('main svg[viewBox]:has(a) g[transform^="translate"]');
    expect(await pins.count()).toBe(/[a-z]/.test(typed) ? 1 : 0);
  });

  test("books with the suburb filled in", async () => {
    const { page } = await visit("/", DESKTOP);
    await page.getByLabel("Do you come to me?").fill("Coorparoo");
    await page.getByRole("link", { name: "Book in Coorparoo" }).click();
    await page.waitForURL("**/booking?suburb=Coorparoo&region=brisbane");
    await untilValue(page.getByLabel(/Suburb/), "Coorparoo");
  });

  test("is kind where the answer is no", async () => {
    const { page } = await visit("/", DESKTOP);
    await page.getByLabel("Do you come to me?").fill("Cairns");
    await page.getByRole("link", { name: "Ask us" }).click();
    await page.waitForURL("**/contact?suburb=Cairns");
    await untilValue(page.getByLabel("Message"), "Do you come to Cairns?");
  });
});
