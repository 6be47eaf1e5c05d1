import type { Page } from "playwright-core";

/** Something moved that nobody had pressed (https://wicg.github.io/layout-instability). */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Records from first paint what moves in a page whose pictures load late. The function it returns
 * lists it, and nothing if it is too little to see.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\.(avif|webp)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as Shift[];
      shifts.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: Shift[] };
      // A busy machine paints a page before all of its HTML has arrived, and what comes later in a
      // line moves what is in it (at most 0.019, measured with a ten times slower processor). Once
      // the HTML is there, nothing may move.
      const [navigation] = performance.getEntriesByType("navigation");
      const { domContentLoadedEventStart } = navigation as PerformanceNavigationTiming;
      const sum = (list: Shift[]) => list.reduce((total, { value }) => total + value, 0);
      const later = shifts.filter(({ startTime }) => startTime > domContentLoadedEventStart);
      if (sum(later) < 0.005 && sum(shifts) < 0.02) return [];
      const wordsOf = (node: Node | null) =>
        (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80);
      return shifts.map(
        ({ value, startTime, sources }) =>
          `${value} at ${startTime} ms: ${sources.map(({ node }) => wordsOf(node)).join("; ")}`,
      );
    });
}
