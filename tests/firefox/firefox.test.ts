import type { Page } from "puppeteer-core";

import { DESKTOP, type PageOptions, PHONE } from "../browser/lib/browser";
import { newName, requestsFrom } from "../browser/lib/inbox";
import { FIREFOX, named, until, untilAt, useFirefox } from "./lib/firefox";

// What another engine could break, once at each size; the whole of it is tests/browser.

const ARTICLE = "/blog/preventing-treating-car-interior-mould";
const PAGES = [
  "/",
  "/services",
  "/services/full-detail",
  "/brisbane",
  "/booking",
  "/contact",
  "/about",
  "/portfolio",
  "/blog",
  ARTICLE,
  "/faq",
];

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility());

function describeFirefox() {
  const visit = useFirefox();

  describe.each<[string, PageOptions]>([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("on %s", (device, size) => {
    test.each(PAGES)(
      "%s comes whole: one main heading, every picture, nothing sideways (at 320 px too), no complaint",
      async (path) => {
        const { page, complaints, status } = await visit(path, size);
        expect(status).toBe(200);
        expect(await page.$$eval("h1", (all) => all.length)).toBe(1);
        const blank = await page.evaluate(async () => {
          const shown = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
            (image) => image.checkVisibility(),
          );
          const isBlank = (image: HTMLImageElement) => !image.complete || image.naturalWidth === 0;
          for (const image of shown) {
            // Lazy pictures come when they come near.
            image.scrollIntoView({ behavior: "instant" });
            const end = Date.now() + 3000;
            while (isBlank(image) && Date.now() < end) await new Promise(requestAnimationFrame);
          }
          return shown.filter(isBlank).map((image) => image.currentSrc || image.alt);
        });
        expect(blank).toEqual([]);
        for (const width of [size.width, 320]) {
          await page.setViewport({ width, height: size.height });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([width, excess]).toEqual([width, 0]);
        }
        expect(complaints).toEqual([]);
      },
    );

    test("a whole booking is sent and arrives as it was typed", async () => {
      const name = `${newName()} José 🚗`;
      const { page, complaints } = await visit("/booking?service=full", size);
      const answers = {
        full_name: name,
        phone: "0412 345 678",
        email: "jo@example.com",
        vehicle: "Mazda CX-5",
        suburb: "Coorparoo",
      };
      for (const [field, text] of Object.entries(answers))
        await page.locator(`#booking-${field}`).fill(text);
      await page.select("#booking-service", "Full Detail");
      await page.locator('input[name="consent"]').click();
      await named(page, "button", "Send booking request").click();
      await untilAt(page, "/thanks");
      const sent = { ...answers, service: "Full Detail", consent: "yes" };
      expect(await requestsFrom(name)).toEqual([
        expect.objectContaining({
          form: "booking",
          fields: expect.arrayContaining(Object.entries(sent)) as string[],
        }),
      ]);
      expect(complaints).toEqual([]);
    });

    test("an empty booking stays, says what is missing and takes the focus there", async () => {
      const { page } = await visit("/booking", size);
      await named(page, "button", "Send booking request").click();
      await until(page, () => document.activeElement?.id === "booking-full_name");
      await page.waitForSelector("::-p-text(Name Required)");
      expect(new URL(page.url()).pathname).toBe("/booking");
    });

    test("a job opens in a dialog, which closes by its control and by Escape", async () => {
      const { page, complaints } = await visit("/portfolio", size);
      for (const close of [
        () => named(page, "button", "Close").click(),
        () => page.keyboard.press("Escape"),
      ]) {
        await page.locator("main li[id] a").click();
        await until(page, () => document.querySelector("dialog[open]") !== null);
        expect(new URL(page.url()).hash).toMatch(/^#./);
        await close();
        await until(page, () => document.querySelector("dialog[open]") === null);
      }
      expect(complaints).toEqual([]);
    });

    test("one question is open at a time, and it can be closed", async () => {
      const { page } = await visit("/faq", size);
      const question = (place: number) =>
        page.locator(`details[name="faq"]:nth-of-type(${place}) summary`);
      await question(1).click();
      await question(2).click();
      await until(
        page,
        () => [...document.querySelectorAll("details")].findIndex(({ open }) => open) === 1,
      );
      expect(await page.$$eval("details[open]", (all) => all.length)).toBe(1);
      await question(2).click();
      await until(page, () => document.querySelector("details[open]") === null);
    });

    test("the estimator adds up and leads to a booking with the estimate", async () => {
      const { page, complaints } = await visit("/services", size);
      for (const value of ["ceramic-coating", "xlarge"]) {
        // As a visitor does, clear of the docket at the lower edge of a phone.
        await page.$eval(`#estimator input[value="${value}"]`, (input) =>
          input.scrollIntoView({ block: "center" }),
        );
        await page.locator(`#estimator input[value="${value}"]`).click();
      }
      await until(page, () =>
        Boolean(
          document.querySelector('#estimator [role="status"]')?.textContent?.includes("$1,280"),
        ),
      );
      await named(page, "link", "Book with Estimate", "#estimator").click();
      await untilAt(page, "/booking?service=ceramic-coating&vehicleSize=xlarge&estimate=1280");
      await until(
        page,
        () =>
          document.querySelector<HTMLSelectElement>("#booking-service")?.value ===
          "Ceramic Coating",
      );
      expect(complaints).toEqual([]);
    });

    test("the comparison is there in the form for this size", async () => {
      const { page } = await visit("/services", size);
      const isPhone = device === "a phone";
      const shownTables = await page.$$eval("table caption", (all) =>
        all
          .filter((caption) => caption.parentElement?.checkVisibility())
          .map((caption) => caption.textContent),
      );
      expect(shownTables).toEqual(isPhone ? [] : ["Which service includes what"]);
      expect(await isShown(page, 'details[name="comparison"]')).toBe(isPhone);
    });

    test("before and after: the keys move the edge", async () => {
      const { page } = await visit("/services/full-detail", size);
      const edge = "[data-compare] input[type=range]";
      await page.waitForSelector(edge);
      await page.focus(edge);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await until(
        page,
        (selector) => document.querySelector<HTMLInputElement>(selector)?.value === "52",
        edge,
      );
      const clips = await page.$$eval("[data-compare] figure", (sides) =>
        sides.slice(0, 2).map((side) => getComputedStyle(side).clipPath),
      );
      expect(clips[1]).toMatch(/52%|48%/);
    });

    test("the menu: links in the bar on a desktop, a button that opens and closes on a phone", async () => {
      const { page, complaints } = await visit("/", size);
      const menu = "#menu";
      expect(await isShown(page, menu)).toBe(false);
      if (device === "a desktop") {
        expect(await isShown(page, 'button[popovertarget="menu"]')).toBe(false);
        await named(page, "link", "FAQ").click();
      } else {
        const button = page.locator('button[popovertarget="menu"]');
        await button.click();
        expect(await isShown(page, menu)).toBe(true);
        await page.keyboard.press("Escape");
        expect(await isShown(page, menu)).toBe(false);
        await button.click();
        await page.locator('#menu a[href="/faq"]').click();
      }
      await untilAt(page, "/faq");
      await until(page, () => document.querySelector("#menu:popover-open") === null);
      expect(complaints).toEqual([]);
    });

    test("the share menu of an article opens, offers its ways and closes", async () => {
      const { page } = await visit(ARTICLE, size);
      await page.locator("summary ::-p-text(Share Article)").click();
      await named(page, "link", "LinkedIn").wait();
      await named(page, "button", "Copy Link").wait();
      await page.keyboard.press("Escape");
      await until(page, () => document.querySelector("main details[open]") === null);
    });
  });
}

if (FIREFOX) describe(FIREFOX.name, describeFirefox);
else {
  test.skip("Firefox: it is not on this machine: install it (`apt-get install firefox-esr`) or name it with FIREFOX_PATH", () => {});
}
