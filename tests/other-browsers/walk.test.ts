import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import puppeteer from "puppeteer-core";
import { estimateTotal } from "../../src/business/estimate";
import { formatDollars } from "../../src/business/money";
import { PHONE, readVariable } from "../browser/lib/browser";
import { browserArguments } from "../browser/lib/find-browser";
import { newName, requestsFrom } from "../browser/lib/inbox";
import { eventually } from "../browser/lib/visit";
import { content, dataOf } from "../lib/content";

// Tests what might fail in another engine or in the oldest browser of package.json. The other tests are in tests/browser.
// Playwright can't control an installed Firefox, and Puppeteer can't control a Chromium as old as 109. So both are used, and the
// tests call only methods that both have.

interface Engine {
  name: string;
  path: string | undefined;
  /** What to do if the browser is missing. */
  hint: string;
  launch: (path: string) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
}

const firefoxPaths = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const engines: readonly Engine[] = [
  {
    name: "Firefox",
    path: firefoxPaths.find((path) => path && existsSync(path)),
    hint: "install it, or name it with FIREFOX_PATH",
    launch: async (executablePath) => {
      const browser = await puppeteer.launch({ browser: "firefox", executablePath });
      const newPage = async () => {
        const page = await (await browser.createBrowserContext()).newPage();
        await page.setViewport(PHONE);
        return page as unknown as Page;
      };
      return { newPage, close: () => browser.close() };
    },
  },
  {
    name: "Chromium",
    path: process.env["BROWSER_PATH"],
    hint: "install it, or name it with CHROMIUM_PATH",
    launch: async (executablePath) => {
      const browser = await chromium.launch({ executablePath, args: browserArguments });
      return { newPage: () => browser.newPage({ viewport: PHONE }), close: () => browser.close() };
    },
  },
  {
    name: "Chromium 109",
    path: process.env["CHROMIUM_109_PATH"],
    hint: "`npx @puppeteer/browsers install chromium@1070088` fetches it; name it with CHROMIUM_109_PATH",
    launch: async (executablePath) => {
      const args = [...browserArguments, "--no-zygote"];
      const browser = await chromium.launch({ executablePath, args });
      const newPage = () => browser.newPage({ viewport: PHONE });
      return { newPage, close: () => browser.close() };
    },
  },
];

const isAt = (page: Page, path: string) =>
  eventually(async () => expect(await page.evaluate(() => location.pathname)).toBe(path));

function describeEngine(launch: () => ReturnType<Engine["launch"]>) {
  let browser: Awaited<ReturnType<Engine["launch"]>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** Opens a page for a new visitor. `complaints` collects uncaught errors and those in the console. */
  async function visit(address: string) {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      // Chromium 109 doesn't know popovers yet and says so.
      if (message.type() === "error" && !message.text().includes("'popover' attribute"))
        complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(readVariable("BASE_URL") + address);
    // The scripts of the page start when the pointer moves.
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    return { page, complaints };
  }

  const service = content.ids.services[0];
  test.each([
    "/",
    `/services/${service}`,
    `/${content.ids.regions[0]}`,
    "/booking",
    "/faq",
    "/portfolio",
  ])("%s loads without errors and fits the width of the screen", async (address) => {
    const { page, complaints } = await visit(address);
    await page.waitForSelector("main h1");
    await eventually(async () =>
      expect(await page.evaluate(() => document.readyState)).toBe("complete"),
    );
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([excess, complaints]).toEqual([0, []]);
  });

  test("a link in the menu works, or one in the footer if the browser has no popovers", async () => {
    const { page } = await visit("/");
    const hasMenu = await page.evaluate(() => "popover" in HTMLElement.prototype);
    if (hasMenu) await page.click('button[popovertarget="menu"]');
    await page.click(`${hasMenu ? "#menu" : "footer"} a[href="/faq"]`);
    await isAt(page, "/faq");
  });

  test("a question opens and closes", async () => {
    const { page } = await visit("/faq");
    const isOpen = () => page.$eval("main details", (each) => (each as HTMLDetailsElement).open);
    for (const expected of [true, false]) {
      await page.click("main details summary");
      await eventually(async () => expect(await isOpen()).toBe(expected));
    }
  });

  test("the estimator adds up", async () => {
    const { estimator, sizes, services, roundTo } = dataOf("pricing");
    const [id = "", size] = [estimator[0], sizes[0]];
    const total = estimateTotal(services[id]?.from ?? 0, size?.multiplier ?? 0, roundTo);
    const { page } = await visit("/services");
    for (const value of [id, size?.id])
      // Pressed by script, because on a phone the docket may cover it until the page is scrolled.
      await page.evaluate(
        (wanted) => document.querySelector<HTMLElement>(`#estimator [value="${wanted}"]`)?.click(),
        value,
      );
    const status = () => page.$eval('#estimator [role="status"]', (each) => each.textContent);
    await eventually(async () => expect(await status()).toContain(formatDollars(total)));
  });

  test("a booking arrives", async () => {
    const name = `${newName()} José 🚗`;
    const suburb = content.entries.regions[0]?.data.suburbs[0]?.name ?? "";
    const fields = {
      full_name: name,
      phone: "0412 345 678",
      email: "a@b.au",
      vehicle: "BMW",
      suburb,
    };
    const { page } = await visit(`/booking?service=${service}`);
    for (const [field, text] of Object.entries(fields)) await page.type(`#booking-${field}`, text);
    await page.click('input[name="consent"]');
    await page.click("form button[type=submit]");
    await isAt(page, "/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(
      expect.arrayContaining(Object.entries(fields)),
    );
  });
}

for (const { name, path, hint, launch } of engines)
  if (path) describe(name, () => describeEngine(() => launch(path)));
  else test.skip(`${name} is missing: ${hint}`, () => {});
