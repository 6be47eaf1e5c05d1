/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BookingForm } from "../../../src/components/booking-form/booking-form";
import { hydrateAfter } from "../lib/hydrate";
import { answerStaticQueries, forms, regions, watchSubmissions } from "../lib/site";

const services = [
  {
    slug: "full-detail",
    code: "full",
    name: "Full Detail",
    duration: "4–6 hours",
    price: {
      from: 300,
      perHour: null,
      regional: [
        { from: 300, regions: ["brisbane"] },
        { from: 320, regions: ["logan"] },
      ],
    },
  },
  {
    slug: "mould-removal",
    code: "mould",
    name: "Mould Removal",
    duration: "Varies",
    price: { from: 220, perHour: null, regional: [] },
  },
];
const pricing = {
  roundTo: 5,
  estimator: [services[0]!],
  sizes: [{ id: "medium", name: "Medium Vehicle", multiplier: 1.2 }],
  addOns: [
    { id: "hand-wax", title: "Hand Wax", from: 40 },
    { id: "engine-bay-detailing", title: "Engine Bay Detailing", from: 50 },
  ],
  condition: {
    question: "Is any of this in the car?",
    note: "It may change the quote.",
    answers: [{ id: "sand", title: "Sand", from: null }],
  },
};
const sent = watchSubmissions();
const online = jest.spyOn(navigator, "onLine", "get");

beforeEach(() => {
  answerStaticQueries();
  sessionStorage.clear();
  delete document.documentElement.dataset["region"];
  sent.length = 0;
  online.mockReturnValue(true);
});

const form = (search = "", state: unknown = null) => (
  <BookingForm
    services={services}
    pricing={pricing}
    regions={regions}
    hints={{ phone: "We text before we come.", email: null }}
    forms={forms}
    location={{ search, state }}
  />
);
const open = (search = "", state: unknown = null) => render(form(search, state));
const field = (label: string | RegExp) => screen.getByLabelText(label);
const docket = () => screen.getByRole("region", { name: "Your request" });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const valueOf = (name: string) =>
  new FormData(screen.getByLabelText<HTMLInputElement>(/Full name/).form!).getAll(name);

async function fillIn() {
  await userEvent.type(field(/Full name/), "José O'Brien");
  await userEvent.type(field(/Phone \*/), "+61 (0)4 12-345 678");
  await userEvent.type(field(/Email \*/), "a@b");
  await userEvent.type(field(/Vehicle/), "Mazda <b>3</b> 🚗");
  await userEvent.type(field(/Suburb/), "Coorparoo");
  await userEvent.selectOptions(field(/Service/), "Full Detail");
  await userEvent.click(field(/I consent/));
}

test("fields stand in the order of the specification", () => {
  const { container } = open();
  const names = [...container.querySelectorAll<HTMLInputElement>("input, select, textarea")]
    .filter(({ type }) => type !== "hidden")
    .map(({ dataset, name }) => dataset["name"] ?? name)
    .filter((name) => name !== "_honey");
  expect([...new Set(names)]).toEqual([
    "full_name",
    "phone",
    "email",
    "vehicle",
    "suburb",
    "service",
    "add_ons",
    "condition",
    "preferred_days",
    "preferred_time",
    "contact_method",
    "utilities",
    "referral",
    "message",
    "consent",
  ]);
});

test("what was typed is what is sent, with the captcha off and the page to come back to", async () => {
  open();
  await fillIn();
  await press(/^Send booking request/);
  expect(sent).toEqual([
    [
      ["_captcha", "false"],
      ["_next", "https://test.example/thanks"],
      ["_subject", "Booking request from the website"],
      ["reference", expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)],
      ["_honey", ""],
      ["full_name", "José O'Brien"],
      ["phone", "+61 (0)4 12-345 678"],
      ["email", "a@b"],
      ["vehicle", "Mazda <b>3</b> 🚗"],
      ["suburb", "Coorparoo"],
      ["service", "Full Detail"],
      ["region", "Brisbane"],
      ["price_shown", "From $300"],
      ["preferred_time", ""],
      ["contact_method", "sms"],
      ["utilities", "yes"],
      ["referral", ""],
      ["message", ""],
      ["consent", "yes"],
    ],
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Booking Request SubmittedWe'll contact you shortly to confirm your appointment.",
  );
});

test("a second press sends nothing more", async () => {
  open();
  await fillIn();
  await press(/^Send booking request/);
  await press("Sending…");
  expect(sent).toHaveLength(1);
});

test("an empty form is not sent: one toast, and only the first field that fails is marked, described and focused", async () => {
  open();
  await press(/^Send booking request/);
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Name RequiredPlease enter your full name.");
  expect(field(/Full name/)).toHaveFocus();
  expect(field(/Full name/)).toBeInvalid();
  expect(field(/Full name/)).toHaveAccessibleDescription("Please enter your full name.");
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
});

test("the mark goes as soon as its field is right, and the next one comes with the next press", async () => {
  open();
  await press(/^Send booking request/);
  await userEvent.type(field(/Full name/), "Jo");
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
  await press(/^Send booking request/);
  expect(field(/Phone \*/)).toBeInvalid();
});

test("an email address is sent without what cannot be seen in it", async () => {
  open();
  await fillIn();
  await userEvent.clear(field(/Email \*/));
  await userEvent.type(field(/Email \*/), "\u00a0jo\u200b@example.com");
  await press(/^Send booking request/);
  expect(Object.fromEntries(sent[0] ?? [])["email"]).toBe("jo@example.com");
});

test("the browser's own checks are off once ours are there", () => {
  open();
  expect(field(/Full name/).closest("form")).toHaveAttribute("novalidate");
});

describe("a link with service, size and estimate", () => {
  const search = "?service=full-detail&vehicleSize=medium&estimate=360";

  test("prefills the form and the summary", () => {
    open(search);
    expect(field(/Service/)).toHaveValue("Full Detail");
    expect([valueOf("service"), valueOf("vehicle_size"), valueOf("price_estimate")]).toEqual([
      ["Full Detail"],
      ["Medium Vehicle"],
      ["$360"],
    ]);
    expect(docket()).toHaveTextContent("$360");
  });

  test("loses size and estimate when another service is chosen", async () => {
    open(search);
    await userEvent.selectOptions(field(/Service/), "Mould Removal");
    expect([valueOf("service"), valueOf("vehicle_size"), valueOf("price_estimate")]).toEqual([
      ["Mould Removal"],
      [],
      [],
    ]);
    expect(docket()).not.toHaveTextContent("$360");
  });

  test("follows the suburb to the prices that hold there, with add-ons beside the estimate", async () => {
    open(`${search}&addOns=hand-wax`);
    expect(docket()).toHaveTextContent("Indicative price about $400");
    await userEvent.type(field(/Suburb/), "Marsden");
    expect(docket()).toHaveTextContent("Full Detail, medium vehicle$385");
    expect(["price_estimate", "region", "price_shown", "add_ons"].flatMap(valueOf)).toEqual([
      "$385",
      "Logan",
      "about $425",
      "Hand Wax",
    ]);
  });

  test("sets the hidden fields again after 100 ms", () => {
    jest.useFakeTimers();
    open(search);
    const hidden = document.querySelector<HTMLInputElement>("[name=price_estimate]")!;
    hidden.value = "$1";
    act(() => void jest.advanceTimersByTime(100));
    expect(hidden).toHaveValue("$360");
    jest.useRealTimers();
  });

  test("is outvoted by the service of the navigation state", () => {
    open(search, { service: "mould" });
    expect([valueOf("service"), valueOf("price_estimate")]).toEqual([["Mould Removal"], []]);
  });
});

test("nothing optional is sent when nothing was given", () => {
  open();
  expect([
    valueOf("service"),
    valueOf("vehicle_size"),
    valueOf("price_estimate"),
    valueOf("add_ons"),
  ]).toEqual([[], [], [], []]);
});

test("a known suburb is named with its region and travel time; an unknown one is welcome", async () => {
  open();
  const note = document.getElementById("booking-suburb-note");
  expect(field(/Suburb/).getAttribute("aria-describedby")).toContain(note?.id);
  await userEvent.type(field(/Suburb/), "coorp");
  expect(note).toHaveTextContent("Coorparoo: Brisbane, 0–30 min");
  await userEvent.type(field(/Suburb/), "xyz");
  expect(note).toHaveTextContent("Not on our list yet, but we may still come to you.");
});

describe("the draft", () => {
  test("brings everything but consent back after a reload", async () => {
    const names = ["full_name", "vehicle", "add_ons", "contact_method", "service"];
    const first = open();
    await fillIn();
    await userEvent.click(screen.getByLabelText(/Hand Wax/));
    await userEvent.click(screen.getByLabelText("Call"));
    const before = names.map(valueOf);
    first.unmount();
    open();
    expect(names.map(valueOf)).toEqual(before);
    expect(valueOf("consent")).toEqual([]);
  });

  test("gives way to what is on the screen already", () => {
    sessionStorage.setItem("draft-booking", JSON.stringify({ answers: [["full_name", "Old"]] }));
    hydrateAfter(form(), (page) => {
      page.querySelector<HTMLInputElement>("#booking-full_name")!.value = "New";
    });
    expect(field(/Full name/)).toHaveValue("New");
  });

  test("keeps the service chosen by hand over the one of the same link", async () => {
    const search = "?service=full-detail&vehicleSize=medium&estimate=360";
    const first = open(search);
    await userEvent.selectOptions(field(/Service/), "Mould Removal");
    first.unmount();
    open(search);
    expect(valueOf("service")).toEqual(["Mould Removal"]);
  });

  test("gives way to a new link, and keeps its estimate on the way through other pages", async () => {
    const first = open("?service=mould");
    await userEvent.type(field(/Full name/), "Jo");
    first.unmount();
    const second = open("?service=full&vehicleSize=medium&estimate=360");
    await userEvent.type(field(/Vehicle/), "Mazda");
    second.unmount();
    open();
    expect([valueOf("full_name"), valueOf("vehicle"), valueOf("price_estimate")]).toEqual([
      ["Jo"],
      ["Mazda"],
      ["$360"],
    ]);
  });

  test.each(["not json", '{"answers":7}'])("that is %p is ignored", (stored) => {
    sessionStorage.setItem("draft-booking", stored);
    open();
    expect(field(/Full name/)).toHaveValue("");
  });

  test("is all that is lost where storage is denied", async () => {
    const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "QuotaExceededError");
    });
    open();
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
    denied.mockRestore();
  });
});

const complete = [
  ["full_name", "Jo"],
  ["phone", "1"],
  ["email", "a@b"],
  ["vehicle", "x"],
  ["suburb", "y"],
  ["service", "Full Detail"],
];
const store = (draft: object) =>
  sessionStorage.setItem("draft-booking", JSON.stringify({ answers: complete, ...draft }));

describe("when a request does not arrive", () => {
  const notice = (name: string) => screen.queryByRole("region", { name });
  const unsure = "Did your request go through?";

  test("offline, nothing is sent and it is said, until the connection is back", async () => {
    online.mockReturnValue(false);
    open();
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toEqual([]);
    expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
    expect(notice("You are offline")).toHaveFocus();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(notice("You are offline")).toBeNull();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
  });

  test("the next visit of the form asks about it, with the answers ready to send another way", async () => {
    const first = open();
    await fillIn();
    await press(/^Send booking request/);
    first.unmount();
    open();
    await waitFor(() => expect(notice(unsure)).toHaveFocus());
    expect(
      decodeURIComponent(screen.getByRole<HTMLAnchorElement>("link", { name: "Send by SMS" }).href),
    ).toContain("sms:+61491570156?&body=Full name: José O'Brien\nPhone: +61 (0)4 12-345 678");
  });

  test("the answers can be copied, and a refused clipboard is no error", async () => {
    store({ state: "sending" });
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Copy answers" }));
    expect(await navigator.clipboard.readText()).toContain("Full name: Jo");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy answers" }));
  });

  test("Yes, it went through forgets the draft", async () => {
    store({ state: "sending" });
    open();
    await screen.findByRole("button", { name: "Yes, it went through" });
    await press("Yes, it went through");
    expect(sessionStorage).toHaveLength(0);
    expect(notice(unsure)).toBeNull();
  });

  test("after Back the button works again, and the same request keeps its reference", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(notice(unsure)).toBeVisible();
    await press(/^Send booking request/);
    const references = sent.map((entries) => Object.fromEntries(entries)["reference"]);
    expect(references).toHaveLength(2);
    expect(references[0]).toBe(references[1]);
  });

  test("a service that never answers is asked about after a while", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    store({});
    open();
    await user.click(field(/I consent/));
    await user.click(screen.getByRole("button", { name: /^Send booking request/ }));
    expect(screen.getByRole("button", { name: "Sending…" })).toBeVisible();
    act(() => void jest.advanceTimersByTime(15_000));
    expect(notice(unsure)).toBeVisible();
    jest.useRealTimers();
  });
});

describe("once a request has arrived", () => {
  beforeEach(() => store({ state: "received", reference: "7KQ2-M9XD" }));

  test("the form starts empty, names the request, and sends no second one without being told to", async () => {
    open();
    expect(field(/Full name/)).toHaveValue("");
    expect(
      await screen.findByRole("region", { name: "You have sent this request" }),
    ).toHaveTextContent("7KQ2-M9XD");
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toEqual([]);
    expect(screen.getByRole("region", { name: "You have sent this request" })).toHaveFocus();
    await press("Send another request");
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0] ?? [])["reference"]).not.toBe("7KQ2-M9XD");
  });
});

describe("on a phone", () => {
  test("the field that failed is shown 120 px below the edge", async () => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
    open();
    jest
      .spyOn(field(/Full name/), "getBoundingClientRect")
      .mockReturnValue({ top: 900 } as DOMRect);
    await press(/^Send booking request/);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 780 });
    jest.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  });
});

describe("before hydration", () => {
  test("what was typed, chosen and pressed stays, and the link fills in the rest only", () => {
    const link = "?service=full-detail&suburb=Coorparoo";
    hydrateAfter(form(link), (page) => {
      // What first-view.js has kept with every press.
      store({ answers: [["contact_method", "phone"]], answeredEarly: ["contact_method"] });
      page.querySelector<HTMLSelectElement>("#booking-service")!.value = "Mould Removal";
      page.querySelector<HTMLInputElement>("[name=contact_method][value=phone]")!.checked = true;
    });
    expect([valueOf("service"), valueOf("suburb"), valueOf("contact_method")]).toEqual([
      ["Mould Removal"],
      ["Coorparoo"],
      ["phone"],
    ]);
  });

  test("a translator that wraps the words loses nothing that was typed", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    hydrateAfter(form(), (page) => {
      page.querySelector<HTMLInputElement>("#booking-full_name")!.value = "Jo";
      // What first-view.js has kept when it was typed.
      sessionStorage.setItem(
        "draft-booking",
        JSON.stringify({ answers: [["full_name", "Jo"]], answeredEarly: ["full_name"] }),
      );
      for (const legend of page.querySelectorAll("legend"))
        legend.innerHTML = `<font>${legend.textContent}</font>`;
    });
    expect(field(/Full name/)).toHaveValue("Jo");
    jest.mocked(console.error).mockRestore();
  });
});
