import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, until, useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const article = "/blog/preventing-treating-car-interior-mould";

describe("the contents list of a long article", () => {
  const path = "/blog/ceramic-coating-benefits";

  test("stands beside the text on a wide screen and marks the section that is read, whichever way one comes to it", async () => {
    const { page } = await visit(path, DESKTOP);
    const list = page.getByRole("navigation", { name: "In this article" });
    const current = () => list.locator("[aria-current]").allInnerTexts();
    expect(await list.isVisible()).toBe(true);
    expect(await list.getByRole("link").allInnerTexts()).toEqual(
      await page.locator(".prose h2").allInnerTexts(),
    );
    expect(await current()).toEqual([]);
    await list.getByRole("link", { name: "How it compares" }).click();
    await until(page, () => document.querySelector("nav [aria-current=location]") !== null);
    expect(await current()).toEqual(["How it compares"]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await until(
      page,
      () => document.querySelector("nav li:last-child [aria-current=location]") !== null,
    );
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, () => document.querySelector("nav [aria-current=location]") === null);
  });

  test("is folded above the text on a phone and leads without scripts", async () => {
    const { page } = await visit(path, { ...PHONE, javaScript: false });
    const fold = page.locator("details", { hasText: "In this article" });
    await fold.locator("summary").click();
    await fold.getByRole("link", { name: "How it compares" }).click();
    expect(new URL(page.url()).hash).toBe("#how-it-compares");
    const top = await page
      .locator("#how-it-compares")
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });
});

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
    expect(first).toContain("A checklist to work through before October");
    expect(await cards.first().getByRole("img", { includeHidden: true }).count()).toBe(1);
    await cards.first().click();
    await page.waitForURL("**/blog/preparing-car-brisbane-storm-season");
  });

  const known: [slug: string, title: RegExp, category: string, day?: string, minutes?: string][] = [
    ["protect-car-paint-australian-sun", /Paint from the Australian Sun/, "Paint Protection"],
    ["suburb-by-suburb-car-detailing-guide", /Suburb/, "Local Services"],
    ["summer-car-care-queensland", /Summer/, "Seasonal Care"],
    ["remove-coffee-stains-car-interior", /Coffee/, "Car Care Tips"],
    ["how-often-detail-your-car", /How Often/, "Maintenance"],
    ["ceramic-coating-benefits", /Ceramic Coating: Benefits/, "Protection"],
    ["diy-vs-professional-car-detailing", /DIY or Professional/, "Tips", "5 June 2025", "6 min"],
    [
      "preventing-treating-car-interior-mould",
      /^Preventing and Treating Car Interior Mould$/,
      "Health & Safety",
      "10 June 2025",
      "8 min",
    ],
    [
      "paint-correction-when-why-you-need-it",
      /^Paint Correction: When and Why You Need It$/,
      "Restoration",
      "20 June 2025",
      "9 min",
    ],
    [
      "preparing-car-brisbane-storm-season",
      /^Preparing Your Car for Brisbane's Storm Season$/,
      "Seasonal Care",
      "28 June 2025",
      "6 min",
    ],
  ];

  test("has the ten articles, each with its category, day and 5 to 12 minutes to read", async () => {
    const { page } = await visit("/blog", DESKTOP);
    for (const [slug, title, category, day, minutes] of known) {
      const card = page
        .getByRole("article")
        .filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
      expect(await card.getByRole("heading").innerText()).toMatch(title);
      const text = await card.innerText();
      expect(text).toContain(category);
      const read = /(\d+) min/.exec(text);
      expect(Number(read?.[1])).toBeGreaterThanOrEqual(5);
      expect(Number(read?.[1])).toBeLessThanOrEqual(12);
      if (day) expect([text.includes(day), read?.[0]]).toEqual([true, minutes]);
      expect(text).toContain("Rivergum Mobile Detailing team");
    }
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
    // Its own, and one of the service it leads to.
    expect(await page.getByRole("article").first().locator("picture").count()).toBe(2);
    expect((await page.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(1200);
    const tags = await page.getByRole("article").locator("footer a").allInnerTexts();
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toMatch(/^#/);
    const box = page.locator("section").filter({ hasText: "Ready for Professional Car Care?" });
    expect(await box.getByRole("link", { name: "Book Your Service" }).getAttribute("href")).toBe(
      "/booking",
    );
  });

  test("shows its title, excerpt and share menu, and a text of paragraphs and headings", async () => {
    const { page } = await visit(article, DESKTOP);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Preventing and Treating Car Interior Mould",
    );
    expect(
      await main
        .getByText("Mould in a car is a moisture problem first and a cleaning problem second.")
        .isVisible(),
    ).toBe(true);
    expect(await main.getByText("Share Article").isVisible()).toBe(true);
    expect(await main.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
    expect(await page.locator(".prose p").count()).toBeGreaterThan(10);
    expect(await page.locator(".prose").innerText()).not.toMatch(/^#/m);
  });

  test("tells machines what it is: title, description, keywords, address, sharing and the post itself", async () => {
    const { page } = await visit(article, DESKTOP);
    const title = "Preventing and Treating Car Interior Mould";
    const description =
      "How to find the cause of mould in a car, clean a light case safely, dry it properly, and recognise when it needs professional treatment.";
    const meta = (name: string) =>
      page
        .locator(`meta[name="${name}"], meta[property="${name}"]`)
        .first()
        .getAttribute("content");
    expect(await page.title()).toContain(title);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
      `https://rivergum.example${article}`,
    );
    expect(await meta("description")).toBe(description);
    expect(await meta("keywords")).toBe("mould removal, interior, humidity, water leaks");
    expect([await meta("og:type"), await meta("og:url"), await meta("twitter:card")]).toEqual([
      "article",
      `https://rivergum.example${article}`,
      "summary_large_image",
    ]);
    expect(await meta("og:title")).toContain(title);
    expect(await meta("og:description")).toBe(description);
    const image = new URL((await meta("og:image")) ?? "").pathname;
    expect((await page.request.get(image)).headers()["content-type"]).toBe("image/jpeg");
    const graph = await page
      .locator('script[type="application/ld+json"]')
      .evaluate(
        (script) => JSON.parse(script.textContent ?? "") as { "@graph": Record<string, unknown>[] },
      );
    expect(graph["@graph"].find((each) => each["@type"] === "BlogPosting")).toMatchObject({
      headline: title,
      description,
      image: expect.anything() as unknown,
      author: { "@type": "Organization", name: expect.stringContaining("Rivergum") as unknown },
      publisher: expect.anything() as unknown,
      datePublished: "2025-06-10T00:00:00+10:00",
      dateModified: "2025-06-10T00:00:00+10:00",
    });
  });

  test("that names prices of the trade says that they are no price list, and tells machines none", async () => {
    const { page } = await visit("/blog/ceramic-coating-benefits", DESKTOP);
    const text = await page.getByRole("main").innerText();
    expect(text).toMatch(
      /indicative guidance.*\$800 to more than \$2500\. This isn.t our price list/,
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).not.toMatch(/2500|"Offer"/);
  });

  test.each([
    "protect-car-paint-australian-sun",
    "ceramic-coating-benefits",
    "how-often-detail-your-car",
  ])("%s links to services that are there", async (slug) => {
    const { page } = await visit(`/blog/${slug}`, DESKTOP);
    const links = page.locator('.prose a[href^="/services/"]');
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const target of new Set(targets)) {
      const response = await page.request.get(target, { maxRedirects: 0 });
      expect([target, response.status()]).toEqual([target, 200]);
    }
  });

  test("links to services from its text", async () => {
    const { page } = await visit(article, DESKTOP);
    await page.locator('.prose a[href^="/services/"]').first().click();
    await page.waitForURL("**/services/*");
  });

  test("shows related articles of its category, or else of its tags", async () => {
    const { page } = await visit("/blog/preparing-car-brisbane-storm-season", DESKTOP);
    const related = page.getByRole("region", { name: "Related Articles" });
    expect(await related.getByRole("article").count()).toBe(1);
    expect(await related.getByRole("article").innerText()).toContain("Seasonal Care");
    expect(await related.getByText("Read More").count()).toBe(1);
    const { page: alone } = await visit(article, DESKTOP);
    expect(await alone.getByRole("heading", { name: "Related Articles" }).count()).toBe(1);
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

  test.each([
    ["Facebook", "www.facebook.com"],
    ["Twitter", "twitter.com"],
    ["LinkedIn", "www.linkedin.com"],
  ])(
    "%s opens a window of its own of 600 by 400 with the article's address",
    async (name, host) => {
      const { page, context } = await open();
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: "shared" }));
      const sizes = await page.evaluate(() => {
        const { open } = window;
        const asked: string[] = [];
        window.open = (...all) => (asked.push(String(all[2])), open.call(window, ...all));
        return Object.assign(window, { asked }).asked;
      });
      expect(sizes).toEqual([]);
      const [popUp] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("main").getByRole("link", { name }).click(),
      ]);
      await popUp.waitForURL(`https://${host}/**`);
      expect(decodeURIComponent(popUp.url())).toContain(`https://rivergum.example${article}`);
      const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain("width=600,height=400");
      expect(addressOf(page)).toBe(article);
    },
  );

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

test.each(["/blog/no-such-article", "/blog/"])("%s forwards to the list", async (path) => {
  const { page } = await visit("/", DESKTOP);
  await page.goto(path);
  await page.waitForURL("**/blog");
  expect(addressOf(page)).toBe("/blog");
});

test("on a host without rules the page for unknown addresses forwards to the list by itself", async () => {
  const { page } = await visit("/", DESKTOP);
  const notFound = await (await page.request.get("/no-such-page")).text();
  await page.route("**/blog/plain-host", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: notFound }),
  );
  await page.goto("/blog/plain-host");
  await page.waitForURL("**/blog");
  expect(addressOf(page)).toBe("/blog");
});
