import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/**
 * What axe finds by WCAG 2.2 A and AA and by best practice, and running text below the 7:1 of AAA:
 * in the whole page, or in the part of it that has changed.
 */
export async function audit(page: Page, part?: Locator): Promise<string[]> {
  // Halfway through a transition, text would have too little contrast.
  await page.addStyleTag({
    content: "*,*::before,*::after{transition:none!important;animation:none!important}",
  });
  await page.evaluate(axe);
  const findings = await (part ?? page.locator("html")).evaluate(async (element) => {
    const { axe: tool } = window as unknown as {
      axe: { run: (part: Element, options: object) => Promise<{ violations: Finding[] }> };
    };
    const { violations } = await tool.run(element, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    return violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Controls below 44 px in height, and in width too outside a line of text. */
export function findSmallControls(page: Page): Promise<string[]> {
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

/** The words broken over two lines, except those that findOverflows types. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = new Range();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\w$,.']+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.startsWith("xxx")) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * The windows that the page doesn't fit, with a long word in each of its fields: small, with large
 * text, with spaced text. At the usual text size, no word of the page itself may be broken.
 */
export async function findOverflows(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  const fields = page.locator("main :is(input:not([type], [hidden]), [type=text], textarea)");
  for (const field of await fields.filter({ visible: true }).all())
    await field.fill("x".repeat(200));
  const measureAt = async (width: number, height: number, text: string) => {
    await page.setViewportSize({ width, height });
    const overflow = await measureOverflow(page);
    if (overflow > 0) overflows.push(`${width} px, ${text}: by ${overflow}`);
  };
  // 320 × 256 is a screen of 1280 × 1024 zoomed to 400 %.
  for (const width of [320, 768, 1024, 1600]) {
    await measureAt(width, 256, "usual text");
    for (const word of await findBrokenWords(page)) overflows.push(`${width} px breaks ${word}`);
  }
  // https://www.w3.org/TR/WCAG22/#text-spacing
  const spacing = await page.addStyleTag({
    content:
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
  });
  await measureAt(320, 844, "spaced text");
  await spacing.evaluate((style) => (style as HTMLStyleElement).remove());
  // Twice the usual 16 px, as a visitor may set in the browser.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const width of [390, 1280]) await measureAt(width, 844, "text of 200 %");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  return overflows;
}

/**
 * The controls in view of which the middle or an end belongs to something else. The header and the
 * bar at the lower edge cover what is scrolled under them, while they are shown.
 */
const listCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (control: Element, hit: Element) =>
      control.contains(hit) ||
      (control as HTMLInputElement).labels?.[0]?.contains(hit) ||
      hit.closest("header, nav[aria-label^=Call]") !== null;
    const isShown = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).pointerEvents !== "none";
    const controls = document.querySelectorAll(
      ":is(a, button, summary, input, select, textarea):not([tabindex='-1'])",
    );
    return [...controls].filter(isShown).flatMap((control) => {
      const [box] = control.getClientRects();
      if (!box || box.width < 2) return [];
      const middle = box.top + box.height / 2;
      const hits = [box.left + 3, box.left + box.width / 2, box.right - 3].map((x) =>
        document.elementFromPoint(x, middle),
      );
      const cover = hits.find((hit) => hit && !isOwn(control, hit));
      return cover
        ? [`${control.outerHTML.slice(0, 90)} under ${cover.outerHTML.slice(0, 90)}`]
        : [];
    });
  });

/** The controls in view on which something else lies, on phones. */
export async function findCovered(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const covered: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [360, 800],
    [375, 667],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 400]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      covered.push(...(await listCovered(page)).map((each) => `${width} px, at ${top}: ${each}`));
    }
  }
  return covered;
}
