import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import sharp from "sharp";

import { DESKTOP, type PageOptions, PHONE } from "./lib/browser";
import { useBrowser, wake } from "./lib/visit";

const { open } = useBrowser();

const baseline = "tests/browser/baseline";

/**
 * Views are compared small and softly: text is drawn differently by each browser and machine, but a section that is gone,
 * a colour that changed or a column that fell down is seen all the same. Differences of brightness from 0 to 255.
 */
const comparedWidth = 96;
const maxDifference = 4;

async function soften(picture: Buffer | string): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp(picture)
    .resize(comparedWidth)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

async function compare(name: string, picture: Buffer): Promise<void> {
  const file = join(baseline, `${name}.png`);
  if (process.env["UPDATE_LOOKS"] || !existsSync(file)) {
    if (process.env["CI"] && !process.env["UPDATE_LOOKS"])
      throw new Error(
        `There is no picture to compare with: ${file}. Make it with UPDATE_LOOKS=1 npm run test:browser -- looks`,
      );
    mkdirSync(baseline, { recursive: true });
    writeFileSync(
      file,
      await sharp(picture).png({ palette: true, quality: 80, compressionLevel: 9 }).toBuffer(),
    );
    return;
  }
  const [now, then] = [await soften(picture), await soften(file)];
  expect(Math.abs(now.height - then.height)).toBeLessThanOrEqual(1);
  const length = Math.min(now.data.length, then.data.length);
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += Math.abs((now.data[index] ?? 0) - (then.data[index] ?? 0));
  expect(sum / length).toBeLessThanOrEqual(maxDifference);
}

/** The first screen of a page with its font; pictures covered unless asked for, because the owner changes them. */
async function look(
  path: string,
  size: PageOptions,
  { pictures = false, act }: { pictures?: boolean; act?: (page: Page) => Promise<unknown> } = {},
): Promise<Buffer> {
  const { page } = await open(size);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "networkidle" });
  await wake(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.addStyleTag({
    content: `aside[aria-label="Offer"]{display:none!important}${pictures ? "" : "picture{background:#777!important}picture img{opacity:0!important}"}`,
  });
  await act?.(page);
  await page.waitForTimeout(300);
  return page.screenshot();
}

test.each([
  ["home-1280", "/", DESKTOP, { pictures: true }],
  ["home-390", "/", PHONE, {}],
  ["services-1280", "/services", DESKTOP, {}],
  ["services-390", "/services", PHONE, {}],
  ["service-1280", "/services/full-detail", DESKTOP, {}],
  ["booking-1280", "/booking", DESKTOP, {}],
  ["booking-390", "/booking", PHONE, {}],
  ["portfolio-1280", "/portfolio", DESKTOP, {}],
  [
    "portfolio-dialog-1280",
    "/portfolio",
    DESKTOP,
    { act: (page: Page) => page.getByRole("main").locator("li[id] a").nth(1).click() },
  ],
  ["article-390", "/blog/ceramic-coating-benefits", PHONE, {}],
  ["region-1280", "/logan", DESKTOP, {}],
  [
    "menu-390",
    "/",
    PHONE,
    { act: (page: Page) => page.getByRole("button", { name: "Menu" }).click() },
  ],
] as const)("%s looks as it did", async (name, path, size, options) => {
  await compare(name, await look(path, size, options));
});
