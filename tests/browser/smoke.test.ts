import type { Browser } from "playwright-core";

import { DESKTOP, launch, newPage, PHONE } from "./lib/browser";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
  ["a phone without JavaScript", { ...PHONE, javaScript: false }],
])("home on %s", (_name, options) => {
  test("answers, has one main heading and nothing to complain about", async () => {
    const { page, context, complaints } = await newPage(browser, options);
    const response = await page.goto("/", { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
