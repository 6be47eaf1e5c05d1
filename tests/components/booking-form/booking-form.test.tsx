/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BookingForm } from "../../../src/components/booking-form/booking-form";
import { answerStaticQueries, forms, watchSubmissions } from "../lib/site";

const services = [
  {
    slug: "full-detail",
    code: "full",
    name: "Full Detail",
    duration: "4–6 hours",
    price: { text: "From $300" },
  },
  {
    slug: "mould-removal",
    code: "mould",
    name: "Mould Removal",
    duration: "Varies",
    price: { text: "From $220" },
  },
];
const pricing = {
  roundTo: 5,
  estimator: [{ ...services[0]!, price: { from: 300 } }],
  sizes: [{ id: "medium", name: "Medium Vehicle", multiplier: 1.2 }],
  addOns: [
    { title: "Hand Wax", from: 40 },
    { title: "Engine Bay Detailing", from: 50 },
  ],
};
const regions = [
  {
    slug: "brisbane",
    name: "Brisbane",
    longName: "Brisbane",
    travel: { from: 0, to: 30 },
    suburbs: [{ name: "Coorparoo", postcode: "4151" }],
  },
];

const sent = watchSubmissions();
const online = jest.spyOn(navigator, "onLine", "get");

beforeEach(() => {
  answerStaticQueries();
  sessionStorage.clear();
  sent.length = 0;
  online.mockReturnValue(true);
});

const open = (search = "", state: unknown = null) =>
  render(
    <BookingForm
      services={services}
      pricing={pricing}
      regions={regions}
      forms={forms}
      location={{ search, state }}
    />,
  );
const field = (label: string | RegExp) => screen.getByLabelText(label);
// Style sheets are not applied here, so the button also says that it is sending.
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const valueOf = (name: string) =>
  new FormData(screen.getByLabelText<HTMLInputElement>(/Full name/).form!).getAll(name);

async function fillIn() {
  await userEvent.type(field(/Full name/), "José O'Brien");
  await userEvent.type(field(/Phone \*/), "+61 (0)4 12-345 678");
  await userEvent.type(field(/E-mail \*/), "a@b");
  await userEvent.type(field(/Vehicle/), "Mazda <b>3</b> 🚗");
  await userEvent.type(field(/Suburb/), "Coorparoo");
  await userEvent.selectOptions(field(/Service/), "Full Detail");
  await userEvent.click(field(/I consent/));
}

test("fields stand in the order of the specification", () => {
  const { container } = open();
  const names = [...container.querySelectorAll<HTMLElement>("[data-name]")].map(
    ({ dataset }) => dataset["name"],
  );
  expect([...new Set(names)]).toEqual([
    "full_name",
    "phone",
    "email",
    "vehicle",
    "suburb",
    "service",
    "vehicle_size",
    "price_estimate",
    "add_ons",
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
      ["_honey", ""],
      ["full_name", "José O'Brien"],
      ["phone", "+61 (0)4 12-345 678"],
      ["email", "a@b"],
      ["vehicle", "Mazda <b>3</b> 🚗"],
      ["suburb", "Coorparoo"],
      ["service", "Full Detail"],
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
  await press(/Sending…$/);
  expect(sent).toHaveLength(1);
});

test("an empty form is not sent: one toast, a message at each field, a summary, the focus on the first", async () => {
  open();
  await press(/^Send booking request/);
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Name RequiredPlease enter your full name.");
  expect(field(/Full name/)).toHaveFocus();
  expect(field(/Full name/)).toBeInvalid();
  expect(field(/Full name/)).toHaveAccessibleDescription("Please enter your full name.");
  const summary = screen.getByRole("heading", { name: /another look/ }).parentElement!;
  expect(within(summary).getAllByRole("link")).toHaveLength(7);
  await userEvent.click(
    within(summary).getByRole("link", { name: "Please select a service to continue." }),
  );
  expect(field(/Service/)).toHaveFocus();
});

test("a message goes as soon as its field is right, and others stay", async () => {
  open();
  await press(/^Send booking request/);
  await userEvent.type(field(/Full name/), "Jo");
  expect(field(/Full name/)).not.toHaveAttribute("aria-invalid");
  expect(field(/Phone \*/)).toBeInvalid();
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
    expect(screen.getByRole("complementary")).toHaveTextContent("$360");
  });

  test("loses size and estimate when another service is chosen", async () => {
    open(search);
    await userEvent.selectOptions(field(/Service/), "Mould Removal");
    expect([valueOf("service"), valueOf("vehicle_size"), valueOf("price_estimate")]).toEqual([
      ["Mould Removal"],
      [],
      [],
    ]);
    expect(screen.getByRole("complementary")).not.toHaveTextContent("$360");
  });

  test("sets the hidden fields again after 100 ms", () => {
    jest.useFakeTimers();
    open(search);
    const hidden = document.querySelector<HTMLInputElement>("[name=price_estimate]")!;
    hidden.value = "$1";
    act(() => void jest.advanceTimersByTime(100));
    expect(hidden.value).toBe("$360");
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
  test("brings everything back after a reload", async () => {
    const first = open();
    await fillIn();
    await userEvent.click(screen.getByLabelText(/Hand Wax/));
    await userEvent.click(screen.getByLabelText("Call"));
    const before = valueOf("vehicle").concat(
      valueOf("add_ons"),
      valueOf("contact_method"),
      valueOf("service"),
      valueOf("consent"),
    );
    first.unmount();
    open();
    expect(
      valueOf("vehicle").concat(
        valueOf("add_ons"),
        valueOf("contact_method"),
        valueOf("service"),
        valueOf("consent"),
      ),
    ).toEqual(before);
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

  test("is cleared by Clear, and Undo brings it back", async () => {
    open();
    await fillIn();
    await press("Clear the form");
    expect(field(/Full name/)).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
    await press("Undo");
    expect(field(/Full name/)).toHaveValue("José O'Brien");
    expect(valueOf("service")).toEqual(["Full Detail"]);
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

describe("when a request does not arrive", () => {
  const question = () => screen.getByRole("region", { name: "If your request did not go through" });
  const phase = () => question().parentElement!.dataset["phase"];

  test("offline, nothing is sent and it is said", async () => {
    online.mockReturnValue(false);
    open();
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toEqual([]);
    expect(screen.getByRole("alert")).toHaveTextContent("You are offline");
    expect(phase()).toBe("offline");
    online.mockReturnValue(true);
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
  });

  test("the next visit of the form asks about it, with the answers ready to send another way", async () => {
    const first = open();
    await fillIn();
    await press(/^Send booking request/);
    first.unmount();
    open();
    expect(phase()).toBe("unsure");
    expect(question()).toHaveFocus();
    const sms = within(question()).getByRole<HTMLAnchorElement>("link", { name: "Send by SMS" });
    sms.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(sms);
    expect(decodeURIComponent(sms.href)).toContain(
      "sms:+61491570156?&body=Full name: José O'Brien\nPhone: +61 (0)4 12-345 678",
    );
  });

  test("the answers can be copied, and a refused clipboard is no error", async () => {
    sessionStorage.setItem(
      "draft-booking",
      JSON.stringify({ answers: [["full_name", "Jo"]], sent: true }),
    );
    open();
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Copy answers" }));
    expect(await navigator.clipboard.readText()).toContain("Full name: Jo");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy answers" }));
  });

  test("Yes, it went through forgets the draft", async () => {
    sessionStorage.setItem(
      "draft-booking",
      JSON.stringify({ answers: [["full_name", "Jo"]], sent: true }),
    );
    open();
    await press("Yes, it went through");
    expect(sessionStorage).toHaveLength(0);
    expect(phase()).toBe("filling");
  });

  test("after Back the button works again", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(phase()).toBe("unsure");
    await press(/^Send booking request/);
    expect(sent).toHaveLength(2);
  });

  test("a service that never answers is asked about after a while", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    sessionStorage.setItem(
      "draft-booking",
      JSON.stringify({
        answers: Object.entries({
          full_name: "Jo",
          phone: "1",
          email: "a@b",
          vehicle: "x",
          suburb: "y",
          service: "Full Detail",
          consent: "yes",
        }),
      }),
    );
    open();
    await user.click(screen.getByRole("button", { name: /^Send booking request/ }));
    expect(phase()).toBe("sending");
    act(() => void jest.advanceTimersByTime(15_000));
    expect(phase()).toBe("unsure");
    jest.useRealTimers();
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
