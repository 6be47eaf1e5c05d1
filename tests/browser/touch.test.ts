import type { Page } from "playwright-core";
import { routes } from "./lib/routes";
import { useBrowser } from "./lib/visit";

// A finger meets what the eye sees.

const { open } = useBrowser();

/**
 * The controls in view of which the middle or an end belongs to something else. The header and the
 * bar at the lower edge cover what is scrolled under them, while they are shown.
 */
const findCovered = (page: Page) =>
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

test.each(routes)("nothing lies on a control that is shown: %s", async (path) => {
  const { page } = await open({ width: 390, height: 844, isTouch: true });
  await page.goto(path);
  for (const [width, height] of [
    [390, 844],
    [360, 800],
    [375, 667],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 400]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      expect({ width, top, covered: await findCovered(page) }).toEqual({ width, top, covered: [] });
    }
  }
});
