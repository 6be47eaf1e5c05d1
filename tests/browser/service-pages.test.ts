import { DESKTOP, PHONE } from "./lib/browser";
import { services } from "./lib/services";
import { hrefsOf, untilValue, useBrowser } from "./lib/visit";

const { visit, open } = useBrowser();

const heroes = new Set<string | null>();

describe.each(Object.entries(services))(
  "the page of %s",
  (id, { name, price, duration, notes, related, gallery }) => {
    test("shows its facts, texts and questions, pictures of the work by kind, the job by the clock and two related services, books itself and goes back to all", async () => {
      const { page } = await visit(`/services/${id}`, DESKTOP);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
      const facts = await page.getByRole("main").locator("dl").first().innerText();
      expect(facts.replace(/\s+/g, " ")).toContain(`Price ${price} Duration ${duration}`);
      const text = await page.getByRole("main").innerText();
      for (const note of notes) expect(text).toContain(note);
      for (const part of [
        "What is included",
        "How we do it",
        "What you get out of it",
        "Recommended for",
        "Which detail do I need?",
      ]) {
        expect(await page.getByRole("heading", { name: part }).count()).toBe(1);
      }
      expect(
        (await page.locator(".prose").first().innerText()).split(/\s+/).length,
      ).toBeGreaterThan(120);
      expect(await page.locator('details[name="service-faq"]').count()).toBeGreaterThanOrEqual(3);

      const hero = page.getByRole("main").getByRole("img").first();
      expect(await hero.getAttribute("src")).toMatch(/\/hero\.webp$/);
      heroes.add(await hero.getAttribute("src"));
      // Where there is nothing to compare, nothing promises it.
      const title = gallery.pairs > 0 ? "Before and after" : "A closer look";
      const work = page.getByRole("region", { name: title });
      expect(await work.getByText("Move the edge").count()).toBe(gallery.pairs > 0 ? 1 : 0);
      const pairs = await work.getByRole("slider").count();
      const captions = await work.getByRole("figure").allInnerTexts();
      const count = (caption: string) => captions.filter((each) => each === caption).length;
      expect([count("Before"), count("After")]).toEqual([pairs, pairs]);
      expect({ pairs, during: count("During"), single: count("") }).toEqual(gallery);

      const steps = page.getByRole("region", { name: "How we do it" }).getByRole("listitem");
      const told = (await steps.allInnerTexts()).join(" ").replace(/\s+/g, " ");
      if (duration === "Varies") expect(told).not.toMatch(/\d:\d\d/);
      else expect(told).toMatch(/^8:00 .* \d+:\d\d Done, and yours again\.$/);

      const links = page
        .getByRole("region", { name: "Also worth a look" })
        .getByRole("heading", { level: 3 })
        .getByRole("link");
      expect(await hrefsOf(links)).toEqual(related.map((each) => `/services/${each}`));
      await page.getByRole("link", { name: "Back to All Services" }).click();
      await page.getByRole("heading", { name: "Main packages" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
      await page.waitForURL(/\/booking(\?service=[a-z-]+)?$/);
      await untilValue(page.getByLabel(/^Service/), name);
    });
  },
);

test("without scripts the halves lie side by side, as wide as their place on a low screen too, and no edge is promised", async () => {
  const screen = { width: 844, height: 390 };
  for (const javaScript of [true, false]) {
    const { page } = await open({ ...screen, javaScript });
    await page.goto("/services/mould-removal");
    const work = page.getByRole("region", { name: "Before and after" });
    const halves = work.getByRole("figure");
    const [first, second] = [await halves.nth(0).boundingBox(), await halves.nth(1).boundingBox()];
    const isApart = first?.x !== second?.x;
    expect([javaScript, isApart]).toEqual([javaScript, !javaScript]);
    expect(await work.getByText("Move the edge").isVisible()).toBe(javaScript);
    if (!javaScript) expect(first?.width).toBeGreaterThan(screen.width * 0.4);
  }
});

test("no two services share the picture across the top", () => {
  expect(heroes.size).toBe(7);
});

test("Which detail do I need? leads to a service", async () => {
  const { page } = await visit("/services/basic-detail", PHONE);
  await page.getByRole("heading", { name: "Which detail do I need?" }).click();
  await page.getByText("The paint looks dull or swirled").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "For years, with less washing" })
    .getByRole("link")
    .click();
  await page.waitForURL("**/services/ceramic-coating");
});
