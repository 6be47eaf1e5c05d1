import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../browser/lib/browser";
import { startScripts, useBrowser } from "../browser/lib/visit";
import { isDemonstration } from "../lib/content";

// Visitors who press in random orders: home, price list, region pages, the booking, Back, reloads,
// a second tab, sending. After each step, button, form, receipt and desk link say the same service,
// size, suburb and price. WALK_SEED repeats a run; WALKS and WALK_STEPS change its length.

const seed = Number(
  process.env["WALK_SEED"] ?? new Date().toISOString().slice(0, 10).replace(/-/g, ""),
);
const walks = Number(process.env["WALKS"] ?? 300);
const length = Number(process.env["WALK_STEPS"] ?? 12);

// The demonstration's prices and places as literals, so that a fault of the site can't hide here.
const services: Record<string, string> = {
  "basic-detail": "Basic Detail",
  "interior-detail": "Interior Detail",
  "full-detail": "Full Detail",
  "ceramic-coating": "Ceramic Coating",
  "mould-removal": "Mould Removal",
};
const sizes: Record<string, [name: string, factor: number]> = {
  small: ["Small Vehicle", 1],
  medium: ["Medium Vehicle", 1.2],
  large: ["Large Vehicle", 1.4],
  xlarge: ["Extra Large Vehicle", 1.6],
};
const standard: Record<string, number> = {
  "basic-detail": 90,
  "interior-detail": 180,
  "full-detail": 300,
  "ceramic-coating": 799,
  "mould-removal": 220,
};
const outer = {
  ...standard,
  "basic-detail": 100,
  "interior-detail": 200,
  "full-detail": 320,
  "ceramic-coating": 850,
} as Record<string, number>;
const estimated = ["basic-detail", "interior-detail", "full-detail", "ceramic-coating"];
const regions = ["brisbane", "ipswich", "logan", "gold-coast"];
/** Whose prices apply to what is typed: "" is outside, "?" a question. The last sets no region. */
const places: Record<string, [region: string, setsRegion: boolean]> = {
  Springfield: ["ipswich", true],
  Coorparoo: ["brisbane", true],
  Marsden: ["logan", true],
  Coomera: ["gold-coast", true],
  "4300": ["ipswich", true],
  "Unit 2, 14 High St, Marsden QLD 4132": ["logan", true],
  Toowoomba: ["", false],
  Spring: ["?", false],
  Springf: ["ipswich", false],
};

/** Whole dollars: base price times factor to the nearest 5, never below the price shown as From. */
function priceOf(service: string, size: string, region: string): number {
  const from = (region === "" || region === "brisbane" ? standard : outer)[service] ?? 0;
  if (!size || !estimated.includes(service)) return from;
  return Math.max(Math.round((from * sizes[size]![1]) / 5 + 1e-9) * 5, Math.ceil(from / 5) * 5);
}
const dollars = (price: number) => `$${String(price).replace(/\B(?=(\d{3})+$)/g, ",")}`;

/** What a visitor has said so far. */
interface Said {
  service: string;
  size: string;
  suburb: string;
  region: string;
}
const nothing: Said = { service: "", size: "", suburb: "", region: "" };

/** Random numbers from 0 to 1 (mulberry32). */
function randomFrom(state: number): () => number {
  let a = state;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const { open } = useBrowser();

/** What the page says of a request, as its form, button and summary show it. */
async function readPage(page: Page) {
  await startScripts(page);
  await page.waitForTimeout(150);
  return page.evaluate(() => {
    const find = <Kind extends HTMLElement>(selector: string) =>
      document.querySelector<Kind>(selector);
    const words = (element: HTMLElement | null) =>
      element?.innerText.replace(/\s+/g, " ").trim() ?? "";
    const checked = (name: string) =>
      find<HTMLInputElement>(`main form [name="${name}"]:checked`)?.value ?? "";
    const total = [...document.querySelectorAll<HTMLElement>("main section[aria-label] p")]
      .map(words)
      .find((text) => /^Estimate /.test(text));
    const hidden = (name: string) => {
      const all = document.querySelectorAll<HTMLInputElement>(
        `#booking [type=hidden][name=${name}]`,
      );
      return [...all].findLast(({ disabled }) => !disabled)?.value ?? "";
    };
    return {
      path: location.pathname,
      service: find<HTMLSelectElement>("#sentence-service, #booking-service")?.value,
      size: find<HTMLSelectElement>("#sentence-size")?.value,
      suburb: find<HTMLInputElement>("main form [name=suburb]")?.value.trim(),
      figure: words(find("main form strong[aria-live]")),
      chosenService: checked("service"),
      chosenSize: checked("vehicleSize") || checked("vehicle_size"),
      total: total?.replace("Estimate ", "") ?? "",
      sent: [hidden("service"), hidden("price_shown"), hidden("price_estimate")],
      notice: words(find("#booking-notice h2")),
    };
  });
}

/** What the page has to say after what was said. */
function expected(path: string, said: Said) {
  const { service, size, suburb } = said;
  const region = suburb ? places[suburb]![0] : said.region || "brisbane";
  const isEstimated = estimated.includes(service) && size !== "";
  const price = region === "?" ? "" : dollars(priceOf(service, size, region));
  if (path === "/") {
    const shown = service || "basic-detail";
    const figure = estimated.includes(shown)
      ? `about ${dollars(priceOf(shown, size || "small", region))}`
      : `from ${dollars(priceOf(shown, "", region))}`;
    const isAsked = suburb !== "" && (region === "" || region === "?");
    return { service: shown, suburb, figure: isAsked ? "ask us." : figure };
  }
  if (path === "/services")
    return {
      chosenService: estimated.includes(service) ? service : "",
      chosenSize: size,
      total: isEstimated ? price || "–" : "",
    };
  const total = service && price ? `${isEstimated ? "" : "From "}${price}` : "";
  const isStandard = suburb !== "" && region === "" && estimated.includes(service);
  return {
    service: services[service] ?? "",
    chosenSize: sizes[size]?.[0] ?? "",
    suburb,
    total,
    sent: [
      services[service] ?? "",
      total && isStandard ? `${total} (standard price)` : total,
      service && price && isEstimated ? price.replace(",", "") : "",
    ],
  };
}

/**
 * A step: what the visitor does on a page, and what it says. Undefined if the page doesn't have it.
 */
type Step = (page: Page, said: Said, random: () => number) => Promise<Said | undefined>;

const pick = <Value>(list: readonly Value[], random: () => number): Value =>
  list[Math.floor(random() * list.length)]!;
const at = (page: Page) => new URL(page.url()).pathname;

const steps: Record<string, Step> = {
  home: async (page, said) => (await page.goto("/"), said),
  services: async (page, said) => (await page.goto("/services"), said),
  booking: async (page, said) => (await page.goto("/booking"), said),
  about: async (page, said) => (await page.goto("/about"), said),
  region: async (page, said, random) => {
    const region = pick(regions, random);
    await page.goto(`/${region}`);
    const isElsewhere = said.suburb && places[said.suburb]![0] !== region;
    return { ...said, region, suburb: isElsewhere ? "" : said.suburb };
  },
  area: async (page, said, random) => {
    if (at(page) !== "/services") return undefined;
    const region = pick(regions, random);
    await page.locator("summary", { hasText: "change area" }).first().click();
    await page
      .locator('[aria-label="Region for prices"] button')
      .nth(regions.indexOf(region))
      .click();
    const isElsewhere = said.suburb && places[said.suburb]![0] !== region;
    return { ...said, region, suburb: isElsewhere ? "" : said.suburb };
  },
  service: async (page, said, random) => {
    const service = pick(Object.keys(services), random);
    // Choosing the option that a list already shows sends no event.
    if (at(page) === "/" && service === (said.service || "basic-detail")) return undefined;
    if (at(page) === "/") await page.locator("#sentence-service").selectOption(service);
    else if (at(page) === "/booking")
      await page.locator("#booking-service").selectOption(services[service]!);
    else if (at(page) === "/services" && estimated.includes(service))
      await page.locator(`#estimator [name=service][value=${service}]`).check({ force: true });
    else return undefined;
    return { ...said, service };
  },
  size: async (page, said, random) => {
    const size = pick(Object.keys(sizes), random);
    if (at(page) === "/") {
      const list = page.locator("#sentence-size");
      if ((await list.count()) === 0 || (!said.size && size === "small")) return undefined;
      await list.selectOption(size);
    } else if (at(page) === "/booking")
      await page
        .locator(`#booking [name=vehicle_size][value="${sizes[size]![0]}"]`)
        .check({ force: true });
    else if (at(page) === "/services")
      await page.locator(`#estimator [name=vehicleSize][value=${size}]`).check({ force: true });
    else return undefined;
    return { ...said, size };
  },
  suburb: async (page, said, random) => {
    if (!["/", "/booking"].includes(at(page))) return undefined;
    const suburb = pick([...Object.keys(places), ""], random);
    const field = page.locator("main form [name=suburb]");
    await field.fill(suburb);
    await field.press("Tab");
    const [region = "", sets = false] = places[suburb] ?? [];
    return { ...said, suburb, region: sets ? region : said.region };
  },
  row: async (page, said, random) => {
    if (at(page) !== "/services") return undefined;
    const service = pick(Object.keys(services), random);
    await page.locator(`main a[href="/booking?service=${service}"]`).first().press("Enter");
    await page.waitForURL("**/booking**");
    return { ...said, service };
  },
  book: async (page, said) => {
    const button = page.locator("main form [type=submit]");
    if (at(page) === "/") await button.press("Enter");
    else if (at(page) === "/services") {
      const link = page.locator("#estimate a", { hasText: "Book with Estimate" });
      if ((await link.count()) === 0) return undefined;
      await link.press("Enter");
    } else return undefined;
    await page.waitForURL(/\/(booking|contact)/);
    return said;
  },
  header: async (page, said) => {
    const link = page.locator('header a[href="/booking"]').filter({ visible: true });
    if ((await link.count()) === 0) return undefined;
    await link.first().press("Enter");
    await page.waitForURL("**/booking");
    return said;
  },
  back: async (page, said) => {
    // A region's page that is shown again chooses its region again.
    if ((await page.goBack().catch(() => null)) === null) return undefined;
    const region = regions.find((each) => at(page) === `/${each}`);
    if (!region) return said;
    const isElsewhere = said.suburb && places[said.suburb]![0] !== region;
    return { ...said, region, suburb: isElsewhere ? "" : said.suburb };
  },
  reload: async (page, said) => (await page.reload(), said),
  send: async (page, said) => {
    if (at(page) !== "/booking" || !said.service || !said.suburb) return undefined;
    const { total } = await readPage(page);
    for (const [name, text] of Object.entries({
      full_name: "Jo Lee",
      phone: "0491 570 156",
      email: "jo@example.com",
      vehicle: "Mazda CX-5",
    }))
      await page.locator(`#booking-${name}`).fill(text);
    await page.locator("#booking-consent").check({ force: true });
    const sending = page.waitForRequest((request) => request.method() === "POST");
    await page.locator("#booking [type=submit]").press("Enter");
    const body = (await sending).postData() ?? "";
    await page.waitForURL("**/thanks");
    await startScripts(page);
    const receipt = page.getByRole("region", { name: "What you sent" });
    await receipt.waitFor();
    const words = (await receipt.innerText()).replace(/\s+/g, " ");
    for (const part of [services[said.service]!, said.suburb, total]) expect(words).toContain(part);
    expect(decodeURIComponent(body)).toContain(`service=${services[said.service]}`);
    return said;
  },
};

(isDemonstration ? test : test.skip)(
  `${walks} walks from seed ${seed} say the same everywhere`,
  async () => {
    for (let walk = 0; walk < walks; walk += 1) {
      const random = randomFrom((seed + walk) * 7919);
      const { page, context } = await open(walk % 2 ? PHONE : DESKTOP);
      const taken: string[] = [];
      let said = nothing;
      let isFromLink = false;
      await page.goto("/");
      await startScripts(page);
      for (let count = 0; count < length * 3 && taken.length < length; count += 1) {
        const name = pick(Object.keys(steps), random);
        const before = said;
        const after = await steps[name]!(page, said, random);
        if (!after) continue;
        const shownAt = at(page);
        taken.push(`${name} (${shownAt})`);
        said = after;
        // The client's rule: another service than the link's clears the link's size.
        if (shownAt === "/booking" && name === "book") isFromLink = before.size !== "";
        if (name === "size") isFromLink = false;
        if (shownAt === "/booking" && name === "service" && isFromLink && before.service) {
          if (before.service !== said.service) said = { ...said, size: "" };
          isFromLink = false;
        }
        if (!["/", "/services", "/booking"].includes(shownAt)) continue;
        const where = { seed: seed + walk, taken };
        expect({ ...where, ...(await readPage(page)) }).toMatchObject({
          ...where,
          ...expected(shownAt, said),
        });
      }
      await context.close();
    }
  },
  walks * 60_000,
);
