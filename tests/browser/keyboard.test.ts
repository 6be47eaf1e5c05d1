import type { Page } from "playwright-core";
import { booked } from "./lib/booking";
import { newName, requestsFrom } from "./lib/inbox";
import { useBrowser } from "./lib/visit";

const { visit } = useBrowser();

/** A stop of the Tab key: what has the focus, and what is wrong with it. */
interface Stop {
  /** Its text, its label or the name it is sent under. */
  name: string;
  /** The name it is sent under; empty for links and buttons. */
  field: string;
  problems: string[];
}

/** Presses Tab, and reads the stop that has the focus then; undefined where the page ends. */
async function tab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    // The browser scrolls to the stop before it paints the next frame.
    await new Promise((painted) => requestAnimationFrame(painted));
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
    const area = stop.closest("label") ?? stop;
    // A link may go over several lines; its first one counts.
    const { left, top, width, height } = area.getClientRects()[0] ?? new DOMRect();
    const isOver = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      if (!found) return false;
      // A field may have an icon or a button of its form on it.
      const form = area.closest("form");
      return area.contains(found) || found.contains(area) || form?.contains(found) === true;
    };
    const places = [
      [0.5, 0.1],
      [0.1, 0.5],
      [0.5, 0.5],
      [0.9, 0.5],
      [0.5, 0.9],
    ].map(([x = 0, y = 0]) => [left + width * x, top + height * y]);
    const details = stop.parentElement;
    const isHeldOpen =
      stop.matches("summary") &&
      details instanceof HTMLDetailsElement &&
      !details.open &&
      [...details.children].some((child) => child !== stop && child.checkVisibility());
    const doesSomething =
      stop.matches("a[href], button:not(:disabled), input, select, textarea, summary") ||
      (stop.tabIndex === 0 &&
        (stop.scrollWidth > stop.clientWidth || stop.scrollHeight > stop.clientHeight));
    return {
      name: stop.getAttribute("aria-label") ?? stop.innerText.trim(),
      field: stop.getAttribute("name") ?? stop.dataset["name"] ?? "",
      problems: [
        ...(doesSomething && !isHeldOpen ? [] : ["does nothing"]),
        ...(stop.checkVisibility({ visibilityProperty: true, opacityProperty: false })
          ? []
          : ["is not visible"]),
        ...(places.every(([x = 0, y = 0]) => isOver(x, y)) ? [] : ["is partly covered"]),
      ].map((problem) => `${stop.outerHTML.slice(0, 90)} ${problem}`),
    };
  });
}

/**
 * Presses Tab until the wanted stop has the focus. Resolves to what was wrong with the stops on the
 * way.
 */
async function tabTo(page: Page, isWanted: (stop: Stop) => boolean): Promise<string[]> {
  const problems: string[] = [];
  for (let count = 0; count < 150; count += 1) {
    const stop = await tab(page);
    problems.push(...(stop?.problems ?? []));
    if (stop && isWanted(stop)) return problems;
  }
  throw new Error(`Not reached by Tab on ${page.url()}`);
}

test.each([
  [320, 568],
  [1280, 800],
])(
  "every Tab stop from home to a sent booking is useful, visible and uncovered, at %i × %i",
  async (width, height) => {
    const name = newName();
    const { page } = await visit("/", { width, height });
    const problems: string[] = [];
    // Once round the whole home page, and on to the first link that books.
    problems.push(...(await tabTo(page, (stop) => stop.name === "Privacy")));
    problems.push(...(await tabTo(page, (stop) => stop.name === "Book Now")));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/booking*");
    await page.getByLabel("Full name").waitFor();
    const answers: [field: string, text: string][] = [
      ["full_name", name],
      ["phone", "0412 345 678"],
      ["email", "jo@example.com"],
      ["vehicle", "Mazda CX-5"],
      ["suburb", booked.suburb],
      ["service", booked.service.name],
    ];
    for (const [field, text] of answers) {
      problems.push(...(await tabTo(page, (stop) => stop.field === field)));
      await page.keyboard.type(text);
    }
    problems.push(...(await tabTo(page, (stop) => stop.field === "consent")));
    await page.keyboard.press("Space");
    problems.push(...(await tabTo(page, (stop) => stop.name === "Send booking request")));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(expect.arrayContaining(answers));
    expect(problems).toEqual([]);
  },
  120_000,
);

test.each(["/services", `/services/${booked.service.id}`, "/faq"])(
  "every Tab stop of %s does something, is visible and is not covered",
  async (path) => {
    const { page } = await visit(path, { width: 390, height: 700 });
    expect(await tabTo(page, (stop) => stop.name === "Privacy")).toEqual([]);
  },
  60_000,
);
