import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./lib/browser";
import { articles, regions, testJobs } from "./lib/expected";
import { readHtml, routes } from "./lib/routes";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds by WCAG 2.2 A and AA and by best practice, and running text below the 7:1 of AAA. */
async function audit(page: Page): Promise<string[]> {
  // Colours that are on their way are no colours.
  await page.addStyleTag({
    content: "*,*::before,*::after{transition:none!important;animation:none!important}",
  });
  await page.evaluate(axe);
  const findings = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const { violations } = await tool.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

const missing = "/no-such-page";

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
    // Average colours of pictures.
    "no-inline-style": "off",
    // Gatsby's own: its route announcer and the class names of CSS modules.
    "valid-id": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-redundant-role": "off",
  },
});

/** Errors in HTML. */
async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

/** Controls below 44 px in height, and in width too outside a line of text. */
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
        const isApart = !isInText(element) || label !== null;
        if (isHidden || (!isApart && !isInProse(element))) return [];
        return height < 43.5 || (isApart && width < 43.5)
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

test.each([...routes, missing])(
  "%s has nothing that axe finds on a desktop and a phone, valid HTML, controls of 44 px on the phone, and fits the window at 320 px, zoomed to 400 %%, with text of 200 %% and spaced",
  async (route) => {
    const isMissing = route === missing;
    const { page, complaints } = await visit(route, DESKTOP);
    const html = await htmlErrors(readHtml(isMissing ? "/404" : route));
    const desktop = await audit(page);
    await page.setViewportSize(PHONE);
    const small = await findSmallControls(page);
    const phone = await audit(page);
    const wider: string[] = [];
    const measureAt = async (width: number, height: number, text: string) => {
      await page.setViewportSize({ width, height });
      const overflow = await measureOverflow(page);
      if (overflow > 0) wider.push(`${width} px, ${text}: by ${overflow}`);
    };
    // 320 × 256 is a screen of 1280 × 1024 zoomed to 400 %.
    await measureAt(320, 256, "usual text");
    // Twice the usual 16 px, as chosen in the browser's settings.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const width of [390, 768, 1280]) await measureAt(width, 844, "text of 200 %");
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    // https://www.w3.org/TR/WCAG22/#text-spacing
    await page.addStyleTag({
      content:
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
    });
    for (const width of [320, 768, 1280]) await measureAt(width, 844, "spaced text");
    expect({
      html,
      // React says here when the HTML was not what it would have rendered; and the browser, that there is no such page.
      complaints: isMissing ? [] : complaints,
      desktop,
      phone,
      small,
      wider,
    }).toEqual({ html: [], complaints: [], desktop: [], phone: [], small: [], wider: [] });
  },
);

const suburb = regions[0]?.suburbs[0]?.name ?? "";
const states: [string, string, (page: Page) => Promise<void>][] = [
  ["the open menu", "/", async (page) => page.getByRole("button", { name: "Menu" }).click()],
  ["a found suburb", "/", async (page) => page.getByLabel("Do you come to me?").fill(suburb)],
  ["an open question", "/faq", async (page) => page.locator("summary").first().click()],
  [
    "an estimate and an open comparison",
    "/services",
    async (page) => {
      for (const name of ["vehicleSize", "service"])
        await page.locator(`input[name="${name}"]`).last().check();
      await page.locator('details[name="comparison"] summary').first().click();
    },
  ],
  [
    "a field that failed",
    "/contact",
    async (page) => page.getByRole("button", { name: "Send message" }).press("Enter"),
  ],
];
if (articles[0])
  states.push([
    "the open share menu",
    articles[0].path,
    async (page) => page.getByText("Share Article").click(),
  ]);

test.each(states)("axe finds nothing in the state: %s", async (_, route, act) => {
  const { page } = await visit(route, PHONE);
  await act(page);
  // Half faded in, words would have too little contrast. Movements take 300 ms at most, and begin a little after the press.
  await page.waitForTimeout(400);
  expect(await audit(page)).toEqual([]);
});

testJobs("axe finds nothing in the portfolio's dialog", async () => {
  const { page } = await visit("/portfolio", PHONE);
  await page.getByRole("main").locator("li[id] a").nth(1).click();
  await page.getByRole("dialog").waitFor();
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
