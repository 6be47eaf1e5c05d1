import type { Locator, Page } from "playwright-core";
import { articles, content, regions, wordsOf } from "../lib/content";
import { audit } from "./lib/audit";
import { DESKTOP, PHONE } from "./lib/browser";
import { routes } from "./lib/routes";
import { useBrowser } from "./lib/visit";

// What axe finds in pages that a visitor has changed; every-page.test.ts tests pages as they
// arrive.

const { open, visit } = useBrowser();

/**
 * Brings a page into a state that axe should see. Resolves to what shows that the state is there.
 */
type State = (page: Page) => Promise<Locator>;

const suburb = regions[0]?.suburbs[0]?.name ?? "";
const states: Record<string, Record<string, State>> = {
  "/": {
    "the open menu": async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      return page.locator("#menu");
    },
  },
  "/faq": {
    "an open question": async (page) => {
      const question = page.locator("main details").first();
      await question.locator("summary").click();
      return question.locator("> :not(summary)").first();
    },
  },
  "/services": {
    "an estimate and an open comparison": async (page) => {
      for (const name of ["vehicleSize", "service"])
        await page.locator(`input[name="${name}"]`).last().check();
      await page.locator('details[name="comparison"] summary').first().click();
      return page.getByRole("status").getByText("$").first();
    },
  },
  [routes[2] ?? ""]: {
    "the regions to choose from": async (page) => {
      await page.locator("summary").filter({ hasText: "change area" }).first().click();
      return page.getByRole("group", { name: "Region for prices" }).first();
    },
  },
  "/contact": {
    "a field that failed": async (page) => {
      await page.getByRole("button", { name: "Send message" }).press("Enter");
      return page.getByRole("alert").getByText("Name Required");
    },
  },
};
if (wordsOf("home").price)
  states["/"] = {
    ...states["/"],
    "a found suburb": async (page) => {
      await page.getByLabel("Suburb or postcode").fill(suburb);
      return page.getByText(`Yes, we come to ${suburb}, `);
    },
  };
if (articles[0])
  states[articles[0].path] = {
    "the open share menu": async (page) => {
      await page.getByText("Share Article").click();
      return page.getByRole("link", { name: "LinkedIn" }).first();
    },
  };
if (content.ids.portfolio.length > 1)
  states["/portfolio"] = {
    "the dialog": async (page) => {
      await page.getByRole("main").locator("li[id] a").nth(1).click();
      return page.getByRole("dialog");
    },
  };

test.each(
  Object.entries(states).flatMap(([route, each]) =>
    Object.entries(each).map(([name, act]) => [route, name, act] as const),
  ),
)("%s passes axe with %s", async (route, _name, act) => {
  const { page } = await visit(route, PHONE);
  const shown = await act(page);
  await shown.waitFor();
  // Nothing changes outside a form or a disclosure in which it is.
  const part = page.locator("form, details").filter({ has: shown }).last();
  expect(await audit(page, (await part.count()) > 0 ? part : undefined)).toEqual([]);
});

/** Gives everything in a page its hover style. */
async function hoverAll(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeIds } = await browser.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main :is(a, button, label, summary, li)",
  });
  for (const nodeId of nodeIds)
    await browser.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
}

/** The pages with parts that only wide screens show; the others are made of the same parts. */
const wideRoutes = [
  "/",
  "/services",
  routes[2],
  "/booking",
  "/portfolio",
  "/service-areas",
  articles[0]?.path,
];

test.each(wideRoutes.flatMap((route) => route ?? []))(
  "%s passes axe on a desktop, with the hover styles of everything",
  async (route) => {
    const { page } = await open(DESKTOP);
    await page.goto(route);
    await hoverAll(page);
    expect(await audit(page)).toEqual([]);
  },
);
