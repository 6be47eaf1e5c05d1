import type { Page } from "playwright-core";
import { dataOf, services } from "../lib/content";
import { audit } from "./lib/audit";
import { booked, elsewhere, testSentence, type } from "./lib/booking";
import { DESKTOP, PHONE } from "./lib/browser";
import { eventually, startScripts, translate, useBrowser } from "./lib/visit";

// The sentence on the home page that says what the visitor's car costs.

const { visit, open } = useBrowser();

const suburbOf = (page: Page) => page.getByLabel("Suburb or postcode");
const serviceOf = (page: Page) => page.getByRole("main").getByLabel("Service", { exact: true });
const sizeOf = (page: Page) => page.getByLabel("Vehicle size");
const sentenceOf = (page: Page) => page.locator("form:has(#sentence-suburb)");
const buttonOf = (page: Page) => sentenceOf(page).locator("[type=submit]");
/** What the sentence and its answer say, without the labels and lists. */
const said = (page: Page) =>
  sentenceOf(page).evaluate((form) => {
    const copy = form.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll("label, select, datalist, [role=status]"))
      each.remove();
    return copy.textContent ?? "";
  });

const [suburb, otherSuburb] = [elsewhere.suburbs[0]?.name ?? "", booked.suburb];

testSentence("names the region whose prices it shows, from the first paint on", async () => {
  const { page } = await open(PHONE);
  await page.goto(`/${elsewhere.id}`);
  await page.goto("/");
  const line = sentenceOf(page).getByText(`${elsewhere.longName} prices`);
  await line.waitFor();
  await startScripts(page);
  await type(suburbOf(page), otherSuburb);
  await page.getByText(`Yes, we come to ${otherSuburb}, `).waitFor();
  await suburbOf(page).blur();
  await suburbOf(page).fill("");
  // The typed suburb has set the region.
  await sentenceOf(page).getByText(`${booked.region.longName} prices`).waitFor();
});

type State = [state: string, field: "service" | "vehicleSize" | "suburb", value: string];

const states: State[] = [
  ["nothing chosen", "suburb", ""],
  ...services.map(({ id }): State => [`the service ${id}`, "service", id]),
  ["another service again", "service", booked.service.id],
  ["the size with the focus", "vehicleSize", dataOf("pricing").sizes[0]?.id ?? ""],
  ["the largest size", "vehicleSize", booked.size?.id ?? ""],
  ["a suburb", "suburb", suburb],
  ["a postcode of several", "suburb", elsewhere.suburbs[0]?.postcode ?? ""],
  ["a part of a name", "suburb", suburb.slice(0, 3)],
  ["a region's name", "suburb", `1 A St, ${elsewhere.longName}`],
  ["an unknown place", "suburb", "Byron Bay"],
  ["nonsense", "suburb", "xq"],
  ["200 letters", "suburb", "x".repeat(200)],
  ["a cleared suburb", "suburb", ""],
];

testSentence(
  "the button has one place in every state and window, and nothing scrolls sideways",
  async () => {
    const { page } = await visit("/", PHONE);
    for (const [width, height] of [
      [390, 844],
      [360, 800],
      [375, 667],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = await sentenceOf(page).evaluate(async (form: HTMLFormElement, all) => {
        const rows: [state: string, top: number][] = [];
        for (const [state, field, value] of all) {
          const control = form.elements.namedItem(field) as HTMLInputElement;
          control.focus({ preventScroll: true });
          control.value = value;
          control.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const { top } = form.querySelector("[type=submit]")!.getBoundingClientRect();
          const isTooWide = [...form.querySelectorAll("div, ul")].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
          );
          rows.push([state, isTooWide ? NaN : Math.round(top)]);
        }
        return Object.fromEntries(rows);
      }, states);
      const first = tops["nothing chosen"] ?? 0;
      expect({ width, ...tops }).toEqual({
        width,
        ...Object.fromEntries(states.map(([state]) => [state, first])),
      });
      expect(first + 48).toBeLessThanOrEqual(height);
    }
  },
);

testSentence.each([
  ["once", false],
  ["for good", true],
])(
  "on a page that is translated %s, no answer is mixed with another, and none disappears",
  async (_how, goesOn) => {
    const { page, consoleErrors } = await visit("/", DESKTOP);
    await translate(page, goesOn);
    const [estimated, unpriced] = [booked.service, services.at(-1) ?? booked.service];
    for (const { id } of [estimated, unpriced, estimated]) await serviceOf(page).selectOption(id);
    await sizeOf(page).selectOption(booked.size?.id ?? "");
    for (const place of [suburb, otherSuburb, "Byron Bay", suburb.slice(0, 3), otherSuburb])
      await type(suburbOf(page), place);
    await eventually(async () => {
      const text = await said(page);
      expect(text).toContain(`Yes, we come to ${otherSuburb}, `);
      expect(text).not.toContain(suburb);
      expect(text).toContain(estimated.duration);
      expect(text).toMatch(/about \$\d/);
    });
    expect(consoleErrors).toEqual([]);
  },
);

testSentence("an apology for a broken part can be read on the dark ground", async () => {
  const { page } = await visit("/", PHONE);
  await page.evaluate(() => {
    const fail = () => {
      throw new Error("broken by a translator");
    };
    for (const element of document.querySelectorAll("form *, form"))
      Object.assign(element, { removeChild: fail, insertBefore: fail, appendChild: fail });
  });
  await serviceOf(page).selectOption(services.at(-1)?.id ?? "");
  await page.getByRole("alert").getByText("Something went wrong here").waitFor();
  expect(await audit(page)).toEqual([]);
});

testSentence(
  "until scripts run, a changed list hides what the sentence says of the first choices",
  async () => {
    const { page } = await visit("/", { ...PHONE, javaScript: false });
    const words = () => sentenceOf(page).locator("p").first().innerText();
    expect(await words()).toMatch(/ is\s+about \$\d+/);
    await sizeOf(page).selectOption(booked.size?.id ?? "");
    // The clause that says the price is not there, and leaves no hole.
    expect(await words()).not.toMatch(/ is |\$| at /);
    await type(suburbOf(page), otherSuburb);
    await buttonOf(page).click();
    await page.waitForURL("**/booking?service=*&vehicleSize=*&suburb=*");
  },
);
