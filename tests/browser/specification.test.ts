import type { Page } from "playwright-core";
import { isDemonstration } from "../lib/content";
import { DESKTOP, PHONE } from "./lib/browser";
import { plain, useBrowser } from "./lib/visit";

// What the client's specification (docs/specification.md) lists and what has to be visible or to
// work, in the demonstration. statements.test.ts has the rest. Once business.yml has another
// address, both are skipped.
const demonstration = isDemonstration ? describe : describe.skip;

const { visit } = useBrowser();

const read = (path: string, options = DESKTOP) =>
  visit(path, { ...options, javaScript: false }).then(({ page }) => page);
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const services = [
  "Basic Detail",
  "Interior Detail",
  "Full Detail",
  "Ceramic Coating",
  "Paint Correction",
  "Mould Removal",
  "Sticker & Vinyl Removal",
];

const features = {
  Exterior: [
    "Hand wash",
    "Wheels",
    "Clay bar",
    "Machine polish",
    "Trims glossed",
    "Windows and mirrors polished",
    "Wax",
  ],
  Interior: [
    "Vacuum",
    "Shampooing",
    "Dashboard clean",
    "Leather conditioning",
    "Roof lining",
    "Vinyl gloss",
  ],
  Additional: [
    "Windows cleaned",
    "Tyre shine",
    "Odour treatment",
    "Paint correction",
    "Ceramic coating",
    "Mould removal",
  ],
};

demonstration("the specification (skipped once business.yml has another address)", () => {
  test("on wide screens and small tablets, the comparison has every feature and service", async () => {
    const page = await read("/services");
    const table = region(page, "Compare our services").getByRole("table");
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await table.evaluate(
        (all) => all.scrollWidth - all.parentElement!.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      const columns = await table.getByRole("columnheader").allInnerTexts();
      const names = columns.map((text) => plain(text).replace(/ ?From.*/, "")).filter(Boolean);
      expect(names.sort()).toEqual([...services].sort());
      const rows = await table
        .locator("tr")
        .filter({ visible: true })
        .locator("th:first-child")
        .allInnerTexts();
      // Without scripts, the explanation of a feature follows its name.
      expect(rows.map((text) => plain(text))).toEqual(
        Object.entries(features).flatMap(([group, all]) => [group, ...all]),
      );
    }
  });

  test("on a phone, the comparison has every feature of each service", async () => {
    const page = await read("/services", PHONE);
    const items = region(page, "Compare our services").locator("details[name]");
    const found: Record<string, string[]> = {};
    for (const item of await items.all()) {
      await item.locator("summary").click();
      const title = plain(await item.getByRole("heading").innerText());
      const lines = await item.locator("dt, dd").allInnerTexts();
      found[title] = lines.map((line) => plain(line).replace(/^(Not included|Included): ?/, ""));
    }
    const all = Object.entries(features).flatMap(([group, names]) => [group, ...names]);
    expect(Object.keys(found).sort()).toEqual([...services].sort());
    for (const service of services) expect(found[service]).toEqual(all);
  });

  test("a hand wax can be added to the services that don't include one", async () => {
    const { page } = await visit("/booking", DESKTOP);
    const isOffered: Record<string, boolean> = {};
    for (const service of await page
      .getByLabel(/^Service/)
      .locator("option")
      .allInnerTexts()) {
      await page.getByLabel(/^Service/).selectOption(service);
      isOffered[service] = await page.getByLabel(/^Hand Wax/).isEnabled();
    }
    expect(isOffered).toEqual({
      "Please select": true,
      "Basic Detail": true,
      "Interior Detail": true,
      "Full Detail": false,
      "Ceramic Coating": false,
      "Paint Correction": false,
      "Mould Removal": true,
      "Sticker & Vinyl Removal": true,
    });
  });

  test("the estimator has the sixteen totals, and asks for what is missing", async () => {
    const { page } = await visit("/services", DESKTOP);
    await page.getByText("Select a service and a vehicle size to see your estimate.").waitFor();
    const totals = {
      "Basic Detail": ["$90", "$110", "$125", "$145"],
      "Interior Detail": ["$180", "$215", "$250", "$290"],
      "Full Detail": ["$300", "$360", "$420", "$480"],
      "Ceramic Coating": ["$800", "$960", "$1,120", "$1,280"],
    };
    const sizes = [/^Small/, /^Medium/, /^Large/, /^Extra Large/];
    for (const [service, figures] of Object.entries(totals)) {
      await page.getByRole("radio", { name: `Estimate ${service}` }).check();
      for (const [index, size] of sizes.entries()) {
        await page.getByRole("radio", { name: size }).check();
        await page
          .getByRole("status")
          .getByText(`Estimate ${figures[index]}`, { exact: true })
          .waitFor({ state: "attached" });
      }
    }
    expect(await page.getByRole("link", { name: "Book with Estimate" }).getAttribute("href")).toBe(
      "/booking?service=ceramic-coating&vehicleSize=xlarge&estimate=1280",
    );
  });
});
