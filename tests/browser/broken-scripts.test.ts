import type { BrowserContext, Page } from "playwright-core";
import { DESKTOP, PHONE } from "./lib/browser";
import { nextFrames, until, useBrowser } from "./lib/visit";

// A page whose scripts break keeps its text, its phone number and its form.

const { open, visit } = useBrowser();

/**
 * Starts the scripts as a key does, and waits until they work or the page is shown without them.
 */
async function startOrGiveUp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await until(
    page,
    () => window.___early === null || !document.documentElement.classList.contains("scripted"),
  );
  // If a second section breaks now, the page reloads without scripts.
  await nextFrames(page).catch(() => page.waitForLoadState());
}

test("a browser without Array.prototype.flatMap shows the page and the phone number, and the form after a reload at the latest", async () => {
  const { page, context } = await open(PHONE);
  await context.addInitScript(() => {
    Object.defineProperty(Array.prototype, "flatMap", { value: undefined });
  });
  for (const path of ["/", "/booking"]) {
    await page.goto(path);
    await startOrGiveUp(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
  }
  const field = page.getByLabel("Full name");
  if (!(await field.isVisible())) await page.reload();
  await field.fill("Jo");
});

test("a page whose scripts fail outside its sections works without them, also where storage is denied", async () => {
  const { page, context } = await open(PHONE);
  await context.addInitScript(() => {
    window.dispatchEvent = () => {
      throw new Error("broken by an extension");
    };
    Object.defineProperty(window, "sessionStorage", { value: null });
  });
  await page.goto("/booking?service=full");
  await page.keyboard.press("Shift");
  await until(page, () => !document.documentElement.classList.contains("scripted"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByLabel("Full name").fill("Jo");
});

/** Adds HTML to every page, as a host does. */
async function addToPages(context: BrowserContext, before: string, html: string) {
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(before, () => html + before);
      await route.fulfill({ response, body });
    },
  );
}

const counter = '<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>';
const broken = "<script>foreignVariable.call()</script>";

test.each<[what: string, before: string, html: string]>([
  ["a counter at the end that the policy refuses", "</body>", counter],
  ["a script in the head that throws", "<head>", broken],
])("somebody else's script that fails changes nothing: %s", async (_what, before, html) => {
  const { page, context } = await open(PHONE);
  await context.route("https://static.cloudflareinsights.com/**", (route) => route.abort());
  await addToPages(context, before, html);
  await page.goto("/booking");
  await startOrGiveUp(page);
  expect(await page.evaluate(() => window.___early)).toBeNull();
});

test.each(["early", "app", "component---src-pages-booking-tsx"])(
  "a page whose script %s can't be loaded works without scripts",
  async (file) => {
    const { page, context } = await open(PHONE);
    await context.route(new RegExp(`/${file}-[0-9a-f]{20}\\.js$`), (route) => route.abort());
    await page.goto("/booking");
    await page.keyboard.press("Shift");
    await until(page, () => !document.documentElement.classList.contains("scripted"));
    await page.getByLabel("Full name").fill("Jo");
  },
);

test("a link works on a page from which an extension has removed elements", async () => {
  const { page } = await visit("/faq", { ...DESKTOP, prefetches: false });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main h1, main > :last-child, header a"))
      if (!element.matches("footer *")) element.remove();
  });
  await page.locator("footer").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
});

test("after a deploy, a link whose script is gone from the server loads its page", async () => {
  const { page } = await visit("/", { ...DESKTOP, prefetches: false });
  // As after a deploy: the next page's script is no longer on the server.
  await page.route("**/component---*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
});
