import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const article = "/blog/preventing-treating-car-interior-mould";

describe("the list of articles", () => {
  test("shows all articles, newest first, each with everything a card has", async () => {
    const { page } = await visit("/blog", DESKTOP);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Car Care Tips & Advice",
    );
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(10);
    const days = await page
      .locator("article time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(days).toEqual([...days].sort().reverse());
    const first = await cards.first().innerText();
    for (const part of [
      "Seasonal Care",
      "28 June 2025",
      "6 min",
      "Preparing Your Car for Brisbane’s Storm Season".replace("’", "'"),
      "Rivergum Mobile Detailing team",
      "Read More",
    ]) {
      expect(first).toContain(part);
    }
    await cards.first().click();
    await page.waitForURL("**/blog/preparing-car-brisbane-storm-season");
  });

  test.each([
    [390, 1],
    [800, 2],
    [1280, 3],
  ])("at %d px it has %d columns", async (width, columns) => {
    const { page } = await visit("/blog", { width, height: 900 });
    const tops = await page
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    // The first may fill a row of its own, so that no later one stands alone.
    expect(rows.slice(1)).toEqual(rows.slice(1).map(() => columns));
    expect([1, columns]).toContain(rows[0]);
  });

  test("the first three pictures are preloaded and of high priority, the first six eager, the rest lazy", async () => {
    const { page } = await visit("/blog", DESKTOP);
    const pictures = await page
      .locator("article img")
      .evaluateAll((all) =>
        all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
      );
    expect(pictures.slice(0, 3)).toEqual(Array(3).fill(["high", "eager"]));
    expect(pictures.slice(3, 6)).toEqual(Array(3).fill([null, "eager"]));
    expect(pictures.slice(6)).toEqual(Array(4).fill([null, "lazy"]));
    expect(await page.locator('link[rel="preload"][as="image"][imagesrcset]').count()).toBe(6);
  });

  test("the closing box books", async () => {
    const { page } = await visit("/blog", DESKTOP);
    const box = page.locator("section").filter({ hasText: "Need Professional Car Care?" });
    await box.getByRole("link", { name: "Book Now" }).click();
    await page.waitForURL("**/booking");
  });

  test("categories and tags have lists of their own", async () => {
    const { page } = await visit("/blog", DESKTOP);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Seasonal Care" })
      .click();
    await page.waitForURL("**/blog/category/seasonal-care");
    await page.getByRole("heading", { level: 1, name: "Seasonal Care" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(2);
    await page.goto("/blog/tag/ceramic-coating");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("#ceramic coating");
  });
});

describe("an article", () => {
  test("has breadcrumb, way back, badge, title, excerpt, long date, read time, author, picture, text, tags and closing box", async () => {
    const { page } = await visit(article, DESKTOP);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual([
      "Home",
      "Blog",
      "Preventing and Treating Car Interior Mould",
    ]);
    expect(
      await page.getByRole("link", { name: "Back to All Articles" }).getAttribute("href"),
    ).toBe("/blog");
    const head = await page.getByRole("article").locator("header").innerText();
    for (const part of [
      "Health & Safety",
      "10 June 2025",
      "8 min",
      "Rivergum Mobile Detailing team",
    ])
      expect(head).toContain(part);
    expect(await page.getByRole("article").locator("picture").count()).toBe(1);
    expect((await page.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(1200);
    const tags = await page.getByRole("article").locator("footer a").allInnerTexts();
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toMatch(/^#/);
    const box = page.locator("section").filter({ hasText: "Ready for Professional Car Care?" });
    expect(await box.getByRole("link", { name: "Book Your Service" }).getAttribute("href")).toBe(
      "/booking",
    );
  });

  test("links to services from its text", async () => {
    const { page } = await visit(article, DESKTOP);
    await page.locator('.prose a[href^="/services/"]').first().click();
    await page.waitForURL("**/services/*");
  });

  test("shows related articles of its category only", async () => {
    const { page } = await visit("/blog/preparing-car-brisbane-storm-season", DESKTOP);
    const related = page.getByRole("region", { name: "Related Articles" });
    expect(await related.getByRole("article").count()).toBe(1);
    expect(await related.getByRole("article").innerText()).toContain("Seasonal Care");
    expect(await related.getByText("Read More").count()).toBe(1);
    const { page: alone } = await visit(article, DESKTOP);
    expect(await alone.getByRole("heading", { name: "Related Articles" }).count()).toBe(0);
  });
});

describe("Share Article", () => {
  const open = async () => {
    const visitor = await visit(article, DESKTOP);
    await visitor.page.getByText("Share Article").click();
    return visitor;
  };

  test("offers copy, three networks and mail; native sharing only where the device has it", async () => {
    const { page } = await open();
    const names = await page.locator("details ul").first().getByRole("listitem").allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      "Copy Link",
      "Facebook",
      "Twitter",
      "LinkedIn",
      "Email",
    ]);
    const mail = new URL(
      (await page.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "",
    );
    expect(mail.searchParams.get("subject")).toBe("Preventing and Treating Car Interior Mould");
    expect(mail.searchParams.get("body")).toBe(
      `Check out this article: https://rivergum.example${article}`,
    );
  });

  test("native sharing is offered and its failure is silent", async () => {
    const { page, complaints } = await visit("/blog", DESKTOP);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: () => Promise.reject(new Error("denied")),
      });
    });
    await page.goto(article);
    await page.mouse.move(9, 9);
    await page.getByText("Share Article").click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    expect(complaints).toEqual([]);
  });

  test("Copy Link says Copied! for two seconds", async () => {
    const { page, context } = await open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.getByRole("button", { name: "Copied!" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `https://rivergum.example${article}`,
    );
    await page.waitForTimeout(1500);
    expect(await page.getByRole("button", { name: "Copied!" }).count()).toBe(1);
    await page.getByRole("button", { name: "Copy Link" }).waitFor({ timeout: 1500 });
  });

  test("a denied clipboard is silent", async () => {
    const { page, complaints } = await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: () => Promise.reject(new Error("denied")),
      });
    });
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.waitForTimeout(200);
    expect(await page.getByRole("button", { name: "Copy Link" }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("networks open in a pop-up of 600 by 400, and as a plain link where it is blocked", async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const calls: unknown[][] = [];
      Object.assign(window, { calls, open: (...args: unknown[]) => (calls.push(args), null) });
    });
    const facebook = page.getByRole("main").getByRole("link", { name: "Facebook" });
    const prevented = await facebook.evaluate((link) => {
      let stopped = true;
      document.addEventListener(
        "click",
        (event) => {
          stopped = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      (link as HTMLElement).click();
      return stopped;
    });
    const calls = await page.evaluate(() => (window as unknown as { calls: string[][] }).calls);
    expect(calls[0]?.[0]).toContain("facebook.com/sharer");
    expect(calls[0]?.[2]).toContain("width=600,height=400");
    // Blocked: the link itself goes on.
    expect(prevented).toBe(false);
    expect(await facebook.getAttribute("target")).toBe("_blank");
  });

  test("closes with Escape and an outside press", async () => {
    const { page } = await open();
    const menu = page.locator("details", { hasText: "Share Article" });
    await page.keyboard.press("Escape");
    expect(await menu.getAttribute("open")).toBeNull();
    await page.getByText("Share Article").click();
    await page.mouse.click(20, 600);
    expect(await menu.getAttribute("open")).toBeNull();
  });

  test("works before and without scripts, but for copying", async () => {
    const { page } = await visit(article, { ...PHONE, javaScript: false });
    await page.getByText("Share Article").click();
    expect(await page.getByRole("link", { name: "LinkedIn" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Copy Link" }).isVisible()).toBe(false);
  });
});

test("an unknown article forwards to the list", async () => {
  const { page } = await visit("/", DESKTOP);
  await page.goto("/blog/no-such-article");
  await page.waitForURL("**/blog");
  expect(addressOf(page)).toBe("/blog");
});
