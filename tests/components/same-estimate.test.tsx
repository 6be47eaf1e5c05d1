/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { setRegion } from "@/components/regions/region/use-region";
import { openForm, startForm, valueOf } from "./forms/booking-form/show-form";
import { arriveBy } from "./lib/site";
import { user } from "./lib/user";
import { openEstimator } from "./prices/estimator/show-estimator";
import { openSentence } from "./prices/price-sentence/show-sentence";

// From the price list to a sent request and back, the total is the same on each page.

let unmount = () => {};

/** Shows the page at the current address, after a link, a reload or Back. */
async function load(type: Parameters<typeof arriveBy>[0] = "navigate") {
  unmount();
  arriveBy(type);
  const pages: Record<string, () => { unmount: () => void }> = {
    "/": openSentence,
    "/services": openEstimator,
    "/booking": () => openForm(location.search),
  };
  // The region that a suburb sets arrives a moment later.
  await act(async () => {
    unmount = pages[location.pathname]!().unmount;
  });
}

beforeEach(async () => {
  startForm();
  history.pushState(null, "", "/services");
  await load();
});
afterEach(() => {
  unmount();
  unmount = () => {};
});

const bookLink = () => screen.getByRole("link", { name: "Book with Estimate" });

/** Opens another page, by a link that carries nothing but its address. */
async function go(address: string) {
  history.pushState(null, "", address);
  await load();
}

/** Presses "change area" and a region; off the price list, visits the region's page. */
async function changeArea(name: string) {
  if (location.pathname !== "/services") return act(() => setRegion(name.toLowerCase()));
  await user.click(screen.getByText("change area"));
  await user.click(screen.getByRole("button", { name }));
}

/** One step of the visitor. */
const steps: Record<string, () => Promise<void> | void> = {
  reload: () => load("reload"),
  book: () => go(bookLink().getAttribute("href") ?? ""),
  home: () => go("/"),
  services: () => go("/services"),
  header: () => go("/booking"),
  // "Book Now" in the row of a service.
  row: () => go("/booking?service=full"),
  back: async () => {
    const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    // Meanwhile, a timer of the form that is being left may change it.
    await act(async () => {
      history.back();
      await arrived;
    });
    await load("back_forward");
  },
  Logan: () => changeArea("Logan"),
  Brisbane: () => changeArea("Brisbane"),
  send: async () => {
    for (const [label, text] of [
      [/Full name/, "Jo"],
      [/Phone \*/, "0491 570 156"],
      [/Email \*/, "a@b"],
      [/Vehicle make/, "Mazda"],
      [/Suburb/, String(valueOf("suburb")[0] || "Coorparoo")],
    ] as const)
      await user.type(screen.getByLabelText(label), text, {
        initialSelectionStart: 0,
        initialSelectionEnd: 99,
      });
    await user.click(screen.getByLabelText(/I consent/));
    await user.click(screen.getByRole("button", { name: "Send booking request" }));
  },
  // An empty tab, and one that the browser has copied.
  "second tab": () => {
    sessionStorage.clear();
    return go("/booking");
  },
};

/** Does a step by its name; any other name is a choice on the page that is shown. */
async function take(step: string) {
  const known = steps[step];
  if (known) return known();
  const [, suburb] = /^in (.*)$/.exec(step) ?? [];
  if (suburb !== undefined) {
    const field = document.querySelector<HTMLInputElement>("form [name=suburb]")!;
    await user.clear(field);
    if (suburb) await user.type(field, suburb);
    return user.tab();
  }
  const control = document.querySelector(
    `form :is(option, [type=radio], [type=checkbox])[value="${step}"]`,
  )!;
  if (control instanceof HTMLOptionElement)
    await user.selectOptions(control.closest("select")!, control);
  else await user.click(control);
}

/** What the page says the request costs. */
function shownTotal(): string {
  const total = screen.getAllByRole("region").map(({ textContent }) => textContent);
  return /Estimate ((?:From )?\$[\d,]+)/.exec(total.join(" "))?.[1] ?? "";
}

const journeys: [journey: string, total: string, addOns: string[], condition: string[]][] = [
  ["full-detail small book", "$300", [], []],
  ["full-detail small hand-wax sand book", "$340", ["Hand Wax"], ["Sand"]],
  ["full-detail small hand-wax book back", "$340", ["Hand Wax"], []],
  ["full-detail small hand-wax book back hand-wax book", "$300", [], []],
  ["full-detail medium hand-wax sand book back small sand book", "$340", ["Hand Wax"], []],
  // The price list shows what was changed on the form.
  ["full-detail small book Hand+Wax Medium+Vehicle back book", "$400", ["Hand Wax"], []],
  ["full-detail small hand-wax book Ceramic+Coating back small book", "$800", [], []],
  // An add-on that the service doesn't need is not counted, and returns with a service that can
  // have it.
  ["full-detail small hand-wax ceramic-coating book", "$800", [], []],
  ["full-detail small hand-wax ceramic-coating full-detail book", "$340", ["Hand Wax"], []],
  ["full-detail small hand-wax book Ceramic+Coating", "From $799", [], []],
  ["full-detail small hand-wax book Ceramic+Coating Full+Detail", "From $340", ["Hand Wax"], []],
  // What is changed on the form is what is sent.
  ["full-detail small hand-wax book Hand+Wax", "$300", [], []],
  ["full-detail small book Hand+Wax Sand", "$340", ["Hand Wax"], ["Sand"]],
  ["full-detail small hand-wax book Interior+Detail", "From $220", ["Hand Wax"], []],
];

// A reload is tried with those journeys that go back or change an answer on the form.
const longJourneys = journeys.filter(([journey]) => / book .* book$/.test(journey));

describe.each([
  ["without a reload", false, journeys],
  ["with a reload after each step", true, longJourneys],
])("a journey %s", (_how, isReloaded, taken) => {
  test.each(taken)("%s costs %s", async (journey, total, addOns, condition) => {
    for (const step of journey.split(" ").map((each) => each.replace("+", " "))) {
      await take(step);
      if (isReloaded) await load("reload");
    }
    expect(shownTotal()).toBe(total);
    if (location.pathname === "/services") await steps["book"]!();
    expect(shownTotal()).toBe(total);
    expect(valueOf("price_shown")).toEqual([total]);
    expect(valueOf("add_ons")).toEqual(addOns);
    expect(valueOf("condition")).toEqual(condition);
  });
});

test.each([
  ["ceramic-coating", "medium vehicle", "", "about $960", "$960"],
  ["ceramic-coating", "extra large vehicle", "Marsden", "about $1,360", "$1,360"],
  ["ceramic-coating", "medium vehicle", "Coorparoo", "about $960", "$960"],
])(
  "from the sentence on the home page: %s for a %s in %j",
  async (service, size, suburb, said, total) => {
    history.pushState(null, "", "/");
    await load();
    await user.selectOptions(screen.getByLabelText("Service"), service);
    await user.selectOptions(screen.getByLabelText("Vehicle size"), size);
    if (suburb) await user.type(screen.getByLabelText("Suburb or postcode"), suburb);
    expect(document.querySelector("form")).toHaveTextContent(` is ${said}`);
    jest.mocked(navigate).mockClear();
    await user.click(screen.getByRole("button", { name: /^Book/ }));
    history.pushState(null, "", String(jest.mocked(navigate).mock.calls[0]?.[0]));
    await load();
    expect(shownTotal()).toBe(total);
    expect(valueOf("price_shown", "suburb")).toEqual([total, suburb]);
  },
);

// What was chosen on one page is there on the next, whichever link leads to it.
test.each<[string, string, string]>([
  ["home, medium, header", "From –", "Medium Vehicle"],
  ["home, full-detail, xlarge, header", "$480", "Extra Large Vehicle"],
  ["home, full-detail, medium, in Marsden, header", "$385", "Medium Vehicle, Marsden"],
  ["full-detail, medium, header", "$360", "Medium Vehicle"],
  ["full-detail, medium, hand-wax, row", "$400", "Medium Vehicle, Hand Wax"],
  ["full-detail, medium, hand-wax, home, header", "$400", "Medium Vehicle, Hand Wax"],
  ["full-detail, medium, hand-wax, home, ceramic-coating, header", "$960", "Medium Vehicle"],
  ["ceramic-coating, medium, engine-bay-detailing, row", "$360", "Medium Vehicle"],
  ["home, in Marsden, medium, services, full-detail, header", "$385", "Medium Vehicle, Marsden"],
  ["home, full-detail, medium, in Marsden, services, home, in , header", "$385", "Medium Vehicle"],
  ["header, Full Detail, Medium Vehicle, services, small, header", "$300", "Small Vehicle"],
  ["full-detail, medium, header, Small Vehicle, services, header", "$300", "Small Vehicle"],
  // The last place counts, and so does its price.
  ["home, full-detail, small, in Marsden, services, Brisbane, book", "$300", "Small Vehicle"],
  ["home, full-detail, small, in Coorparoo, Logan, header", "$320", "Small Vehicle"],
  ["home, full-detail, small, in Marsden, Logan, header", "$320", "Small Vehicle, Marsden"],
  ["full-detail, small, Logan, home, in Coorparoo, header", "$300", "Small Vehicle, Coorparoo"],
  [
    "home, full-detail, small, in Noosa, services, book",
    "$300 (standard price)",
    "Small Vehicle, Noosa",
  ],
  ["home, full-detail, small, in Noosa, Logan, services, book", "$320", "Small Vehicle"],
  // What was left on the form is there after Back and Forward.
  ["home, full-detail, medium, header, small, home, back", "$360", "Medium Vehicle"],
  ["home, full-detail, medium, header, Small Vehicle, home, back", "$300", "Small Vehicle"],
  ["full-detail, medium, book, send, home, small, header", "$300", "Small Vehicle, Coorparoo"],
  ["home, full-detail, medium, second tab", "From –", ""],
  [
    "home, full-detail, medium, header, Interior Detail, home, header",
    "From $180",
    "Medium Vehicle",
  ],
])("after %s, the booking costs %s for %s", async (journey, total, car) => {
  for (const step of journey.split(", ")) await take(step);
  expect(shownTotal() || "From –").toBe(total.replace(" (standard price)", ""));
  expect(valueOf("price_shown")[0] || "From –").toBe(total);
  expect(valueOf("vehicle_size", "suburb", "add_ons").filter(Boolean).join(", ")).toBe(car);
});

test("clearing a suburb on the home page clears it for the booking", async () => {
  for (const step of ["home", "in Marsden", "header", "home", "in ", "header"]) await take(step);
  expect(valueOf("suburb")).toEqual([""]);
});

test("without storage, what was chosen lives as long as the page", async () => {
  const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  for (const step of ["full-detail", "medium", "book"]) await take(step);
  expect(shownTotal()).toBe("$360");
  await take("header");
  expect(shownTotal()).toBe("$360");
  denied.mockRestore();
  await take("medium");
});
