import type { Page } from "playwright-core";

/** Something moved that nobody had pressed (https://wicg.github.io/layout-instability). */
interface Shift {
  value: number;
  when: string;
  moved: string[];
}

/**
 * Notes from the first painting on what moves in a page whose pictures come late. The function it returns lists it, and
 * nothing where it is less than can be seen.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.route(/\.(avif|webp)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)} ${previousRect.y} → ${currentRect.y}`;
        });
        (window as unknown as { shifts: Shift[] }).shifts.push({
          value: entry.value,
          when: `${Math.round(entry.startTime)} ms, ${scrollY} px, ${document.documentElement.className}`,
          moved,
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
  };
}
