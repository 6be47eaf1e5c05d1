import type { Page } from "playwright-core";
import { DESKTOP, type PageOptions, PHONE } from "./lib/browser";
import { services } from "./lib/expected";
import { watchShifts } from "./lib/shifts";
import { eventually, scrollThrough, startScripts, until, useBrowser } from "./lib/visit";

const { open } = useBrowser();

const densePhone: PageOptions = { ...PHONE, density: 3 };

const pairs = services.find(({ pictures }) => "before" in pictures);
const single = services.find(({ pictures }) => "1" in pictures);

/** The page of a service, which begins with a hero. */
const service = `/services/${services[0]?.id}`;

const firstPicture = "main picture >> nth=0";

/** Waits until the first picture of a page is shown, from a file of this kind. */
const untilShown = (page: Page, kind: "avif" | "webp") =>
  eventually(async () => {
    const file = await page
      .locator(firstPicture)
      .locator("img")
      .evaluate((element) => {
        const image = element as HTMLImageElement;
        return image.naturalWidth > 0 ? image.currentSrc : "none yet";
      });
    expect(file).toMatch(new RegExp(`\\.${kind}$`));
  });

describe("the format", () => {
  test("is AVIF where the browser shows it", async () => {
    const { page } = await open(densePhone);
    await page.goto(service);
    await untilShown(page, "avif");
  });

  test.each([
    ["does not arrive", "abort"],
    ["is no picture", "garbage"],
  ])(
    "falls back to WebP when the AVIF %s, before and after the page's scripts",
    async (_what, how) => {
      const { page } = await open(densePhone);
      await page.route("**/*.avif", (route) =>
        how === "abort"
          ? route.abort()
          : route.fulfill({ contentType: "image/avif", body: "no picture" }),
      );
      await page.goto(service);
      await untilShown(page, "webp");
      await startScripts(page);
      await untilShown(page, "webp");
    },
  );

  test("gives way to a box with the words when no file can be shown", async () => {
    const { page } = await open(densePhone);
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(service);
    const failed = page.locator(firstPicture).and(page.locator("[data-failed]"));
    await failed.waitFor();
    const alt = await failed.locator("img").getAttribute("alt");
    expect(alt).toMatch(/\w+ \w+/);
    const words = await failed.evaluate((box) => getComputedStyle(box, "::after").content);
    expect(words).toBe(JSON.stringify(alt));
    // The box keeps the room of the picture.
    const box = await failed.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect(box?.height).toBeGreaterThan(150);
  });
});

// On a phone, and on every kind of page: budgets.test.ts.
test.each(["/", service, "/blog"])(
  "on a wide screen nothing moves on %s while its pictures come",
  async (path) => {
    const { page } = await open(DESKTOP);
    const listShifts = await watchShifts(page);
    await page.goto(path);
    await scrollThrough(page);
    expect(await listShifts()).toEqual([]);
  },
);

test("pictures are shown without JavaScript", async () => {
  const { page } = await open({ ...densePhone, javaScript: false });
  await page.goto("/");
  const hidden = await page.locator("main img").evaluateAll(
    (all) =>
      all.filter((image) => {
        const { opacity, visibility, display } = getComputedStyle(image);
        return opacity !== "1" || visibility !== "visible" || display === "none";
      }).length,
  );
  expect(hidden).toBe(0);
  await untilShown(page, "avif");
});

test.each([
  [service, "hero"],
  ["/", "cta"],
  ["/about", "1"],
  ["/about", "2"],
])("on %s the picture %s is an entry of both sizes and formats", async (path, name) => {
  const { page } = await open({ ...DESKTOP, javaScript: false });
  await page.goto(path);
  const picture = page
    .locator("picture")
    .filter({ has: page.locator(`img[src$="/${name}.webp"]`) });
  const entry = await picture
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll("source, img")].map((tag) => [
        ...["media", "type", "width", "height"].map((key) => tag.getAttribute(key)),
        /avif|webp/.exec(tag.getAttribute("srcset") ?? tag.getAttribute("src") ?? "")?.[0],
      ]),
    );
  const isHero = name === "hero" || name === "cta";
  const sizes = isHero ? [800, 450, 1600, 900] : [500, 375, 1000, 750];
  const [width, height, ...desktop] = sizes.map(String);
  const phones = "(max-width: 767.98px)";
  expect(entry).toEqual([
    [phones, "image/avif", width, height, "avif"],
    [phones, "image/webp", width, height, "webp"],
    [null, "image/avif", null, null, "avif"],
    [null, null, ...desktop, "webp"],
  ]);
});

test("pictures further down are transparent until they are there, then fade in", async () => {
  const { page } = await open(DESKTOP);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/1\.(avif|webp)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/services/${single?.id}`);
  await until(page, () => document.documentElement.classList.contains("fading"));
  const image = page.locator('img[src$="/1.webp"]');
  await image.scrollIntoViewIfNeeded();
  const untilOpacity = (wanted: string) =>
    eventually(async () =>
      expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe(wanted),
    );
  await untilOpacity("0");
  const slow = await image.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    return transitionProperty.includes("opacity") && Number.parseFloat(transitionDuration) > 0;
  });
  expect(slow).toBe(true);
  release();
  await untilOpacity("1");
});

test("before and after are one over the other, and the arrow keys move the edge", async () => {
  const { page } = await open(densePhone);
  await page.goto(`/services/${pairs?.id}`);
  await until(page, () => document.documentElement.classList.contains("fading"));
  const compare = page.locator("[data-compare]").first();
  const slider = compare.getByRole("slider");
  const clean = compare.locator("figure").nth(1).locator("picture");
  const edge = () => clean.evaluate((picture) => getComputedStyle(picture).maskPosition);
  const [one, other] = await compare.locator("img").all();
  await slider.scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await one?.boundingBox()).toEqual(await other?.boundingBox()),
  );
  const start = await edge();
  await slider.press("ArrowRight");
  expect(await slider.inputValue()).toBe("55");
  await eventually(async () => expect(await edge()).not.toBe(start));
});
