import { DESKTOP, PHONE } from "./lib/browser";
import { addressOf, hrefsOf, useBrowser } from "./lib/visit";

const { open, visit } = useBrowser();

describe("about", () => {
  test("has badges, commitment, two pictures, four values, mission and where to go on", async () => {
    const { page } = await visit("/about", DESKTOP);
    const main = page.getByRole("main");
    expect(await main.locator("img").count()).toBe(2);
    const values = page.getByRole("region", { name: "What we hold to" });
    expect(await values.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Quality First",
      "Customer Focus",
      "Reliability",
      "Local Knowledge",
    ]);
    const text = await main.innerText();
    for (const part of ["Our commitment", "Our mission"]) expect(text).toContain(part);
    const badges = main.getByRole("list").first().getByRole("listitem");
    expect(await badges.allInnerTexts()).toEqual(
      expect.arrayContaining(["Fully insured", "100% satisfaction guarantee"]),
    );
    expect(await hrefsOf(main.getByRole("link"))).toEqual(
      expect.arrayContaining([
        "/booking",
        "/services",
        "/services/basic-detail",
        "/services/full-detail",
      ]),
    );
  });
});

describe("questions and answers", () => {
  test("twelve questions on the topics of the specification, one open at a time, and where to ask more", async () => {
    const { page } = await visit("/faq", PHONE);
    const items = page.locator('details[name="faq"]');
    const texts = await items.allTextContents();
    const topics = [
      /areas|suburb/i,
      /vehicles other than cars.*utes.*vans/is,
      /full detail takes about 4 to 6 hours/i,
      /cash, credit card, EFTPOS or bank transfer/,
      /(don't|not) have to be present.*vehicle, power and water are accessible/is,
      /prepare the car/i,
      /same-day service is subject to availability/i,
      /rain.*we reschedule/is,
      /24 hours' notice if you need to cancel or reschedule/i,
      /fleet and bulk discounts/i,
      /custom package/i,
      /products do you use/i,
    ];
    expect(texts).toEqual(topics.map((topic) => expect.stringMatching(topic) as string));
    await items.nth(3).locator("summary").click();
    expect(await items.nth(3).innerText()).toMatch(/cash.*credit card.*EFTPOS.*bank transfer/s);
    await items.nth(4).locator("summary").click();
    expect(await page.locator('details[name="faq"][open]').count()).toBe(1);
    await items.nth(4).locator("summary").click();
    expect(await page.locator('details[name="faq"][open]').count()).toBe(0);
    const targets = await hrefsOf(page.getByRole("main").getByRole("link"));
    expect(targets).toEqual(expect.arrayContaining(["/service-areas", "/contact"]));
  });
});

describe("not found", () => {
  test("says so with the status 404, is kept out of search, and leads home", async () => {
    const { page } = await visit("/", DESKTOP);
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    expect(await page.title()).toContain("Page Not Found");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Oops! Page not found");
    expect(await page.getByRole("main").innerText()).toContain("404");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(/\/$/);
  });

  test.each(["/services", "/blog"])(
    "on a host without rules the page for unknown addresses forwards to %s by itself",
    async (list) => {
      const { page } = await visit("/", DESKTOP);
      const notFound = await (await page.request.get("/no-such-page")).text();
      await page.route(`**${list}/plain-host`, (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: notFound }),
      );
      await page.goto(`${list}/plain-host`);
      await page.waitForURL(`**${list}`);
      expect(addressOf(page)).toBe(list);
    },
  );
});

describe("old and short addresses", () => {
  // Each kind once: what every address leads to is asked of every host (tests/hosts).
  test.each([
    [
      "/services/sticker-vinyl-removal",
      ["/sticker-vinyl-removal", "/sticker", "/services/sticker"],
    ],
    ["/faq", ["/faqs"]],
  ])("%s is where %j lead, and Back leads to the page before", async (to, from) => {
    const { page } = await visit("/about", DESKTOP);
    for (const address of from) {
      await page.goto(address);
      expect(addressOf(page)).toBe(to);
      await page.goBack();
      expect(addressOf(page)).toBe("/about");
      // As a host without rules does: the page at the address forwards by itself.
      await page.route(
        ({ pathname }) => pathname === address,
        (route) => route.fulfill({ contentType: "text/html", path: `public${address}/index.html` }),
      );
      await page.goto(address);
      await page.waitForURL(`**${to}`);
      await page.goBack();
      expect(addressOf(page)).toBe("/about");
    }
  });
});

test.each(["/thanks", "/contact-thanks"])("%s leads home", async (path) => {
  const { page } = await visit(path, PHONE);
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await page.waitForURL(/\/$/);
});

test.each([
  ["/", "Your car, detailed in your own driveway"],
  ["/services", "Detailing services that come to you"],
  ["/services/full-detail", "Full Detail"],
  ["/booking", "Book Your Detail"],
  ["/contact", "Contact Us"],
  ["/thanks", "Booking Request Received"],
  ["/contact-thanks", "Message Received"],
  ["/about", "About Us"],
  ["/faq", "Frequently Asked Questions"],
  ["/portfolio", "Our Quality Results"],
  ["/blog", "Car Care Tips & Advice"],
  ["/blog/preparing-car-brisbane-storm-season", "Preparing Your Car for Brisbane's Storm Season"],
  ["/service-areas", "Service Areas Across South East Queensland"],
  ["/brisbane", "Mobile car detailing in Brisbane"],
  ["/gold-coast", "Mobile car detailing in the Northern Gold Coast"],
  ["/logan", "Mobile car detailing in Logan"],
  ["/ipswich", "Mobile car detailing in Ipswich"],
])("the route %s shows %s without scripts, and nothing complains", async (path, heading) => {
  const { page, complaints } = await open({ ...DESKTOP, javaScript: false });
  const response = await page.goto(path);
  expect([response?.status(), addressOf(page)]).toEqual([200, path]);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  expect(complaints).toEqual([]);
});
