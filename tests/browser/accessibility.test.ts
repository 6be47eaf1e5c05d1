import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./lib/browser";
import { readHtml, routes } from "./lib/routes";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds by WCAG 2.2 A and AA and by best practice, and running text below the 7:1 of AAA. */
async function audit(page: Page): Promise<string[]> {
  // Colours that are on their way are no colours.
  await page.addStyleTag({
    content: "*,*::before,*::after{transition:none!important;animation:none!important}",
  });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const { violations: found } = await tool.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return found;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

const missing = "/no-such-page";
const allRoutes = [
  ...routes,
  "/services/basic-detail",
  "/services/paint-correction",
  "/contact-thanks",
  "/blog/category/seasonal-care",
  "/blog/tag/car-wash",
  missing,
];

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How the HTML is written down, which React decides: no difference to a reader of it.
    "attr-case": "off",
    "void-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Average colours of pictures stand where the picture does.
    "no-inline-style": "off",
    // Gatsby's own: its route announcer and the class names of CSS modules.
    "valid-id": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
  },
});

/** What is not valid in HTML. */
async function violationsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

/** Controls below 44 px in height, and in width too where they do not stand in a line of text. */
function findSmallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) => getComputedStyle(element).display === "inline";
    const isInProse = (element: Element) => element.closest(".prose") !== null;
    return [...document.querySelectorAll("a, button, summary, input, select, textarea")].flatMap(
      (element) => {
        // The area that takes the press: a card's link covers the card, a label its control.
        const label = element.closest("label");
        const covers =
          getComputedStyle(element, "::after").position === "absolute" &&
          getComputedStyle(element, "::after").inset === "0px";
        const { width, height } = (
          label ??
          (covers ? element.closest("li, article") : null) ??
          element
        ).getBoundingClientRect();
        const isHidden =
          width === 0 ||
          getComputedStyle(element).visibility === "hidden" ||
          element.closest('[aria-hidden="true"]') !== null ||
          (width <= 1 && height <= 1);
        const stands = !isInText(element) || label !== null;
        if (isHidden || (!stands && !isInProse(element))) return [];
        return height < 43.5 || (stands && width < 43.5)
          ? [`${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`]
          : [];
      },
    );
  });
}

/** By how many pixels the page is wider than the window; 0 where it fits. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

test.each(allRoutes)(
  "on a desktop axe finds nothing on %s, its HTML is valid as it is served and after its scripts have run, and nothing complains",
  async (route) => {
    const isMissing = route === missing;
    const { page, complaints } = await visit(route, DESKTOP);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    expect({
      served: await violationsOf(readHtml(isMissing ? "/404" : route)),
      shown: await violationsOf(`<!DOCTYPE html>${html}`),
      // React says here when the HTML was not what it would have rendered; and the browser, that there is no such page.
      complaints: isMissing ? [] : [...complaints],
      found: await audit(page),
    }).toEqual({ served: [], shown: [], complaints: [], found: [] });
  },
);

test.each(allRoutes)(
  "on a phone axe finds nothing on %s, every control is 44 px high and nothing runs out sideways: at 320 px, zoomed to 400 %%, with text of 125 to 200 %% or spaced at every width",
  async (route) => {
    const { page } = await visit(route, PHONE);
    const small = await findSmallControls(page);
    const found = await audit(page);
    const wider: string[] = [];
    const measureAt = async (width: number, height: number, text: string) => {
      await page.setViewportSize({ width, height });
      const overflow = await measureOverflow(page);
      if (overflow > 0) wider.push(`${width} px, ${text}: by ${overflow}`);
    };
    // 320 × 256 is a screen of 1280 × 1024 zoomed to 400 %.
    for (const height of [700, 256]) await measureAt(320, height, "usual text");
    await measureAt(390, 844, "usual text");
    // As chosen in the browser's settings: Chrome's "large" and "very large", and twice the usual 16.
    const browser = await page.context().newCDPSession(page);
    for (const text of [20, 24, 32]) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
      for (const width of [390, 768, 1024, 1280]) await measureAt(width, 844, `text of ${text} px`);
    }
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    // https://www.w3.org/TR/WCAG22/#text-spacing
    await page.addStyleTag({
      content:
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
    });
    for (const width of [320, 768, 1024, 1280]) await measureAt(width, 844, "spaced text");
    expect({ small, found, wider }).toEqual({ small: [], found: [], wider: [] });
  },
);

const states: [string, string, (page: Page) => Promise<void>][] = [
  ["the open menu", "/", async (page) => page.getByRole("button", { name: "Menu" }).click()],
  ["an open question", "/faq", async (page) => page.locator("summary").first().click()],
  [
    "the portfolio's dialog",
    "/portfolio",
    async (page) => page.getByRole("main").locator("li[id] a").nth(1).click(),
  ],
  [
    "a category without jobs open",
    "/portfolio",
    async (page) => page.getByRole("button", { name: "Commercial" }).click(),
  ],
  [
    "the open share menu",
    "/blog/ceramic-coating-benefits",
    async (page) => page.getByText("Share Article").click(),
  ],
  ["a found suburb", "/", async (page) => page.getByLabel("Do you come to me?").fill("Coorparoo")],
  [
    "a chosen region",
    "/service-areas",
    async (page) => page.locator("label", { hasText: "Logan" }).click(),
  ],
  [
    "an open comparison",
    "/services",
    async (page) => page.locator('details[name="comparison"] summary').first().click(),
  ],
];

test.each(states)("axe finds nothing in the state: %s", async (_, route, act) => {
  const { page } = await visit(route, PHONE);
  await act(page);
  await page.waitForTimeout(400);
  expect(await audit(page)).toEqual([]);
});

test("with forced colours chosen, focused and pressed things can still be told", async () => {
  const { page } = await visit("/service-areas", DESKTOP);
  await page.emulateMedia({ forcedColors: "active" });
  const chosen = page.locator("label:has(:checked)").first();
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
});

test("with reduced motion nothing moves", async () => {
  const { page } = await visit("/", DESKTOP);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationDuration, transitionDuration, transitionProperty } =
          getComputedStyle(element);
        const seconds = (text: string) =>
          Math.max(...text.split(",").map((each) => Number.parseFloat(each)));
        return (
          seconds(animationDuration) > 0.01 ||
          (seconds(transitionDuration) > 0.01 && /transform|all/.test(transitionProperty))
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});
