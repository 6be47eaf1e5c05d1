import { DESKTOP } from "./lib/browser";
import { business, regions } from "./lib/expected";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

test("a region is chosen by the keyboard and without scripts; each shows its own part and lights up its area of the map", async () => {
  const { page } = await visit("/service-areas", { ...DESKTOP, javaScript: false });
  const radios = page.getByRole("group", { name: "Select Your Region" }).getByRole("radio");
  expect(await radios.count()).toBe(regions.length);
  expect(await radios.first().isChecked()).toBe(true);
  await radios.first().focus();
  for (const [index, { longName }] of regions.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    const panel = page.getByRole("region", { name: longName, exact: true });
    await panel.waitFor();
    // The names and dots in its area of the map, which lights up.
    if (business.map) {
      const ground = page.locator("svg a").nth(index).locator("path").last();
      const words = page.locator("svg:has(a) > text").first();
      const colors = [
        await ground.evaluate((path) => getComputedStyle(path).stroke),
        await words.evaluate((text) => getComputedStyle(text).fill),
      ];
      expect(colors).toEqual(["rgb(159, 208, 189)", "rgb(13, 23, 25)"]);
    }
    // One is shown at a time.
    expect(await page.getByRole("link", { name: /^View .* Details$/ }).count()).toBe(1);
  }
});
