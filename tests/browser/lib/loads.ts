import type { Page } from "playwright-core";

/** A file that a page asked for. */
export interface Load {
  url: string;
  /** As Chromium names it: document, script, image … */
  kind: string;
  /** The size it has on the way, compressed. */
  bytes: number;
}

/** Everything a page asks for from now on. */
export function watchLoads(page: Page): Load[] {
  const loads: Load[] = [];
  page.on("requestfinished", (request) => {
    void request.sizes().then(
      ({ responseBodySize }) =>
        loads.push({ url: request.url(), kind: request.resourceType(), bytes: responseBodySize }),
      // The page was closed when the test ended.
      () => undefined,
    );
  });
  return loads;
}

/** The size of files together, in thousands of bytes. */
export const sizeOf = (loads: readonly Load[]) =>
  loads.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/**
 * Addresses of the lazy pictures so far below the first screen that Chromium fetches them early on slow lines only
 * (https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds).
 */
export const listFarPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading, y }) => loading === "lazy" && y + scrollY > innerHeight + 1250)
      .map(({ currentSrc }) => currentSrc),
  );
