import type { Page } from "playwright-core";

import { DESKTOP, type PageOptions, PHONE } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, until, useBrowser, wake } from "./lib/visit";

const { open, visit } = useBrowser();

/** The page's own scripts; those of the first view are no part of them. */
const pageScripts = /\/(?!first-view)[\w~-]+-[0-9a-f]{8,}\.js$/;
const lateByMs = 2000;

const isHydrated = (page: Page) =>
  until(page, () => (window as { ___early?: unknown }).___early === null);

/** Opens a page and hands it over as soon as it can be seen, its scripts still to come. */
async function arrive(path: string, options: PageOptions, isLate: boolean): Promise<Page> {
  const { page, context } = await open(options);
  if (isLate)
    await context.route(pageScripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateByMs));
      await route.continue();
    });
  await page.goto(path);
  return page;
}

const windows = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const;
const arrivals = [
  ["at once", false],
  ["two seconds late", true],
] as const;

describe.each(arrivals)("with scripts that arrive %s", (_when, isLate) => {
  test.each(["/", "/faq", "/portfolio", "/brisbane", "/blog/summer-car-care-queensland"])(
    "the phone's menu stays open on %s once it was opened",
    async (path) => {
      const page = await arrive(path, PHONE, isLate);
      await page.getByRole("button", { name: "Menu" }).click();
      await isHydrated(page);
      await page.waitForTimeout(300);
      expect(await page.locator("#menu").getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
    },
  );

  test.each(["/", "/portfolio"])(
    "a press outside the open menu on %s closes it and presses nothing else",
    async (path) => {
      const page = await arrive(path, PHONE, isLate);
      await page.getByRole("button", { name: "Menu" }).click();
      for (const y of [760, 820]) {
        await page.mouse.click(200, y);
        if (y === 760) await page.getByRole("button", { name: "Menu" }).click();
      }
      await isHydrated(page);
      expect(await page.locator("#menu").isVisible()).toBe(false);
      expect([addressOf(page), await page.locator("dialog[open]").count()]).toEqual([path, 0]);
    },
  );

  describe.each(windows)("on %s", (_what, options) => {
    test("a suburb typed early is answered", async () => {
      const page = await arrive("/", options, isLate);
      await page.getByLabel("Do you come to me?").fill("Coorparoo");
      await page.getByText("Yes, we come to Coorparoo.").waitFor();
    });

    test("a suburb sent with Enter is answered", async () => {
      const page = await arrive("/", options, isLate);
      await page.getByLabel("Do you come to me?").fill("Coorparoo");
      await page.getByLabel("Do you come to me?").press("Enter");
      await page.getByText("Yes, we come to Coorparoo.").waitFor();
    });

    test("an estimate chosen early is worked out", async () => {
      const page = await arrive("/services", options, isLate);
      for (const name of ["Full Detail", "Large Vehicle"])
        await page.locator("#estimator label").filter({ hasText: name }).first().click();
      await page.getByText("Estimated total $420").waitFor();
    });

    test("a category pressed early is shown", async () => {
      const page = await arrive("/portfolio", options, isLate);
      await page.getByRole("button", { name: "Commercial" }).click();
      await page.locator('button[aria-pressed="true"]', { hasText: "Commercial" }).waitFor();
    });

    test("what was typed and chosen in the booking form outvotes the link, and the focus stays", async () => {
      const page = await arrive("/booking?service=full&suburb=Coorparoo", options, isLate);
      await page.getByLabel("Service").selectOption("Basic Detail");
      await page.getByLabel("Suburb").fill("Ipswich");
      await page.getByLabel("Full name").fill("Jo");
      await isHydrated(page);
      await page.waitForTimeout(300);
      expect([
        await page.getByLabel("Service").inputValue(),
        await page.getByLabel("Suburb").inputValue(),
        await page.getByLabel("Full name").inputValue(),
        await page.evaluate(() => (document.activeElement as HTMLInputElement).name),
      ]).toEqual(["Basic Detail", "Ipswich", "Jo", "full_name"]);
    });

    test("a translator that wraps every word before hydration loses nothing that was typed", async () => {
      const page = await arrive("/booking", options, isLate);
      await page.getByLabel("Full name").fill("Jo");
      await page.getByRole("radio", { name: "Call" }).check({ force: true });
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || /script|style/i.test(text.parentElement?.tagName ?? ""))
            continue;
          const font = document.createElement("font");
          text.replaceWith(font);
          font.append(text);
        }
      });
      await page.mouse.move(30, 30);
      await isHydrated(page);
      await page.waitForTimeout(300);
      expect([
        await page.getByLabel("Full name").inputValue(),
        await page.getByRole("radio", { name: "Call" }).isChecked(),
      ]).toEqual(["Jo", true]);
    });
  });
});

describe.each(arrivals)("by a link, with scripts that arrive %s", (_when, isLate) => {
  /** Presses a link on another page, and hands the page it leads to over as soon as it is there. */
  async function follow(path: string, options: PageOptions): Promise<Page> {
    const page = await arrive("/privacy", options, isLate);
    await page.locator(`footer a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`, { waitUntil: "commit" });
    return page;
  }

  test("the phone's menu stays open once it was opened", async () => {
    const page = await follow("/faq", PHONE);
    await page.getByRole("button", { name: "Menu" }).click();
    await isHydrated(page);
    await page.waitForTimeout(300);
    expect(await page.locator("#menu").getByRole("link", { name: "About Us" }).isVisible()).toBe(
      true,
    );
  });

  test.each(windows)("a suburb typed early is answered, on %s", async (_what, options) => {
    const page = await follow("/service-areas", options);
    await page.getByLabel("Do you come to me?").fill("Coorparoo");
    await page.getByText("Yes, we come to Coorparoo.").waitFor();
  });

  test.each(windows)(
    "the form is there with its heading and keeps what is typed, on %s",
    async (_what, options) => {
      const page = await follow("/booking", options);
      await page.getByLabel("Full name").fill("Jo");
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Book Your Detail");
      await isHydrated(page);
      await page.waitForTimeout(300);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Jo");
    },
  );
});

describe.each(windows)("on %s", (_what, options) => {
  test.each(["/booking", "/services", "/contact"])(
    "%s opens at its top, also when it was left further down",
    async (path) => {
      const { page } = await visit(path, options);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(200);
      await page.goto("/about");
      await page.goto(path);
      await wake(page);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test.each([
    ["by the browser", true],
    ["by Gatsby's router", false],
  ])("%s a link arrives at the top, and Back where the visitor was", async (_by, prerenders) => {
    const { page } = await visit("/faq", { ...options, prerenders });
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForTimeout(200);
    await page
      .locator("footer")
      .getByRole("link", { name: "About Us" })
      .evaluate((link) => (link as HTMLElement).click());
    await until(page, () => location.pathname === "/about" && scrollY === 0);
    await page.goBack();
    await until(page, () => location.pathname === "/faq" && Math.abs(scrollY - 600) < 80);
  });

  test("after a navigation the head is wholly that of the new page", async () => {
    const { page } = await visit("/thanks", { ...options, prerenders: false });
    const read = () => {
      const of = (root: Document) =>
        [
          ...root.head.querySelectorAll(
            'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
          ),
        ]
          .map((element) => element.outerHTML.replace(/ data-react-helmet="true"/, ""))
          .sort();
      return fetch(location.pathname)
        .then((answer) => answer.text())
        .then((html) => [of(document), of(new DOMParser().parseFromString(html, "text/html"))]);
    };
    for (const name of ["Service Areas", "FAQ", "About Us"]) {
      await page.locator("footer").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(/\/(service-areas|faq|about)$/);
      await page.waitForTimeout(300);
      const [shown, written] = await page.evaluate(read);
      expect(shown).toEqual(written);
    }
  });

  test.each([
    ["an article", "/blog/summer-car-care-queensland", 'main a[href^="/services/"]'],
    ["a region's questions", "/brisbane", 'details a[href^="/"]'],
  ])("a link in %s navigates as all others", async (_where, path, selector) => {
    const { page } = await visit(path, { ...options, prerenders: false });
    await page.evaluate(() => {
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
    const link = page.locator(selector).first();
    await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    await link.click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(
      true,
    );
  });

  test("in the portfolio Back closes the dialog, Forward opens it again, and the focus returns to the card", async () => {
    const { page } = await visit("/portfolio", options);
    const card = page.locator("main h2 a").nth(1);
    const before = await page.evaluate(() => history.length);
    await card.click();
    await page.locator("dialog[open]").waitFor();
    const job = addressOf(page);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await until(page, () => !document.querySelector("dialog[open]"));
    expect(addressOf(page)).toBe("/portfolio");
    await page.goForward();
    await page.locator("dialog[open]").waitFor();
    expect(addressOf(page)).toBe(job);
    await page.keyboard.press("Escape");
    await until(page, () => !document.querySelector("dialog[open]") && location.hash === "");
    await card.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await until(page, () => location.hash === "");
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("the dialog's close button covers neither Before nor After", async () => {
    const { page } = await visit("/portfolio#white-suv-full-detail-pacific-pines", options);
    const dialog = page.getByRole("dialog");
    const close = await dialog.getByRole("button", { name: "Close" }).boundingBox();
    for (const label of ["Before", "After"]) {
      const box = await dialog.getByText(label, { exact: true }).boundingBox();
      const isApart =
        !box ||
        !close ||
        box.y >= close.y + close.height ||
        box.x >= close.x + close.width ||
        box.x + box.width <= close.x;
      expect([label, isApart]).toEqual([label, true]);
    }
  });

  test("at the first and last job the focus stays in the dialog", async () => {
    const { page } = await visit("/portfolio#white-suv-full-detail-pacific-pines", options);
    const dialog = page.getByRole("dialog");
    const isInside = () =>
      page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement));
    for (const name of ["Previous", "Next"]) {
      const button = dialog.getByRole("button", { name });
      while (await button.isEnabled()) await button.press("Enter");
      await page.waitForTimeout(100);
      expect(await isInside()).toBe(true);
    }
  });

  test("Back from /thanks says that the request was sent, and sends no second one unasked", async () => {
    const name = newName();
    const { page } = await visit("/booking", options);
    await page.getByLabel("Full name").fill(name);
    await page.getByLabel("Phone").fill("0491 570 156");
    await page.getByLabel("E-mail", { exact: false }).first().fill("jo@example.com");
    await page.getByLabel("Vehicle make").fill("Mazda 3");
    await page.getByLabel("Suburb").fill("Coorparoo");
    await page.getByLabel("Service").selectOption("Full Detail");
    await page.getByLabel(/I consent/).check();
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForURL(/\/thanks$/);
    await page.mouse.move(9, 9);
    await page.getByRole("heading", { name: "What you sent" }).waitFor();
    await page.goBack();
    await page.mouse.move(11, 11);
    await page.getByRole("heading", { name: "You have sent this request" }).waitFor();
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForTimeout(500);
    expect(addressOf(page)).toBe("/booking");
    expect(await requestsFrom(name)).toHaveLength(1);
  });

  test.each(["/#100%", "/faq#50%off", "/booking#%"])(
    "%s is a page like any other",
    async (path) => {
      const { page } = await visit(path, options);
      await page.waitForTimeout(300);
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    },
  );

  test("a page whose scripts break goes without them, its form still working", async () => {
    const { page, context } = await open(options);
    await context.addInitScript(() => {
      Object.defineProperty(Array.prototype, "flatMap", { value: undefined });
    });
    await page.goto("/booking");
    await page.mouse.move(20, 20);
    await page.waitForTimeout(2500);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.getByLabel("Full name").fill("Jo");
    expect(await page.getByRole("link", { name: /^Call/ }).first().isVisible()).toBe(true);
  });
});

test("the offer covers neither the suburb field nor the heading", async () => {
  for (const size of [
    { width: 1366, height: 800 },
    { width: 1280, height: 800 },
    { width: 1600, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    const { page } = await visit("/", size);
    await page.waitForTimeout(800);
    const offer = await page.getByRole("complementary", { name: "Offer" }).boundingBox();
    for (const covered of [page.getByLabel("Do you come to me?"), page.locator("h1")]) {
      const box = await covered.boundingBox();
      if (!offer || !box) continue;
      const isApart =
        box.x >= offer.x + offer.width ||
        box.x + box.width <= offer.x ||
        box.y >= offer.y + offer.height ||
        box.y + box.height <= offer.y;
      expect([size.width, isApart]).toEqual([size.width, true]);
    }
  }
});
