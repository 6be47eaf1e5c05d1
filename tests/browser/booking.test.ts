import type { Page } from "playwright-core";

import { isBrowserEmail } from "../../src/business/email";
import { DESKTOP, PHONE, type PageOptions } from "./lib/browser";
import { newName, requestsFrom } from "./lib/inbox";
import { addressOf, until, useBrowser, wake } from "./lib/visit";

const { open, visit } = useBrowser();

const sendButton = (page: Page) =>
  page.getByRole("button", { name: /Send booking request|Sending/ });
/** Sends as the return key does: it needs no room on the screen. */
const send = (page: Page) => sendButton(page).press("Enter");

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();

async function fillIn(page: Page, name: string, changed: Record<string, string> = {}) {
  const answers = {
    "Full name": name,
    Phone: "+61 (0)4 12-345 678",
    Email: "a@b",
    "Vehicle make and model": "Mazda CX-5",
    Suburb: "Coorparoo",
    ...changed,
  };
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
  await page.getByLabel("Service").selectOption("Full Detail");
  await page.getByLabel(/I consent/).check();
}

const question = (page: Page) =>
  page.getByRole("heading", { name: "Did your request go through?" });

describe.each<[string, PageOptions]>([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s", (_device, options) => {
  test("what was typed is what arrives, and the page says so", async () => {
    const name = `${newName()} José O'Brien محمد 🚗 <b>x</b> ０４９１`;
    const { page, complaints } = await visit("/booking", options);
    await fillIn(page, name, { "Vehicle make and model": "x".repeat(10_000) });
    await page.getByLabel(/Hand Wax/).check();
    await page.getByLabel("Tue", { exact: true }).check();
    await page.getByLabel("Preferred time").selectOption("Afternoon");
    await page.getByLabel("Call", { exact: true }).check();
    await page.getByLabel("No", { exact: true }).check();
    await page.getByLabel("How did you hear about us?").fill("A friend");
    await page.getByLabel("Comments").fill("two\nlines");
    await send(page);
    await page.waitForURL("**/thanks");
    const [request, ...more] = await requestsFrom(name);
    expect(more).toEqual([]);
    expect(request?.fields).toEqual([
      ["_captcha", "false"],
      ["_next", expect.stringMatching(/^https?:\/\/.*\/thanks$/)],
      ["_subject", "Booking request from the website"],
      ["reference", expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)],
      ["_honey", ""],
      ["full_name", name],
      ["phone", "+61 (0)4 12-345 678"],
      ["email", "a@b"],
      ["vehicle", "x".repeat(10_000)],
      ["suburb", "Coorparoo"],
      ["service", "Full Detail"],
      ["region", "Brisbane"],
      ["price_shown", "From $340"],
      ["add_ons", "Hand Wax"],
      ["preferred_days", "Tuesday"],
      ["preferred_time", "Afternoon"],
      ["contact_method", "phone"],
      ["utilities", "no"],
      ["referral", "A friend"],
      ["message", "two\r\nlines"],
      ["consent", "yes"],
    ]);
    expect(await page.getByRole("heading", { name: "Booking Request Received" }).isVisible()).toBe(
      true,
    );
    expect(complaints).toEqual([]);
  });

  test("the seven checks come in order, each with its toast and the focus, and nothing is sent", async () => {
    const { page } = await visit("/booking", options);
    const steps: [string, string, string, () => Promise<unknown>][] = [
      [
        "Name Required",
        "Please enter your full name.",
        "full_name",
        () => field(page, "Full name").fill("Jo"),
      ],
      [
        "Phone Required",
        "Please enter your phone number.",
        "phone",
        () => field(page, "Phone").fill("1"),
      ],
      [
        "Valid Email Required",
        "Please enter a valid email address.",
        "email",
        () => field(page, "Email").fill("a@b"),
      ],
      [
        "Vehicle Details Required",
        "Please enter your vehicle make and model.",
        "vehicle",
        () => field(page, "Vehicle").fill("x"),
      ],
      [
        "Suburb Required",
        "Please enter your suburb for mobile service.",
        "suburb",
        () => field(page, "Suburb").fill("y"),
      ],
      [
        "Service Required",
        "Please select a service to continue.",
        "service",
        () => page.getByLabel("Service").selectOption("Basic Detail"),
      ],
      [
        "Contact Permission Required",
        "Please provide your consent to proceed with the booking.",
        "consent",
        () => Promise.resolve(),
      ],
    ];
    await page.getByLabel("Full name").fill("\u00a0 ");
    for (const [title, text, name, fix] of steps) {
      await send(page);
      const toast = page.getByRole("alert");
      expect(await toast.getByText(title, { exact: true }).isVisible()).toBe(true);
      expect(await toast.getByText(text).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`booking-${name}`);
      expect(addressOf(page)).toBe("/booking");
      await fix();
    }
  });

  test("a field that failed is in sight with the toast above or beside it", async () => {
    const { page } = await visit("/booking", options);
    await send(page);
    await until(page, () => {
      const { top, bottom } = document.getElementById("booking-full_name")!.getBoundingClientRect();
      return innerWidth < 768 ? Math.abs(top - 120) < 2 : top > 68 && bottom < innerHeight;
    });
  });

  test("a link prefills service, size, estimate and suburb; another service clears size and estimate", async () => {
    const name = newName();
    const { page } = await visit(
      "/booking?service=full&vehicleSize=large&estimate=420&suburb=Coorparoo",
      options,
    );
    await page
      .locator("#booking-suburb-note", { hasText: "Coorparoo: Brisbane, 0–30 min" })
      .waitFor();
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(
      expect.arrayContaining([
        ["service", "Full Detail"],
        ["vehicle_size", "Large Vehicle"],
        ["price_estimate", "$420"],
      ]),
    );

    const other = newName();
    await page.goto("/booking?service=full&vehicleSize=large&estimate=420");
    await wake(page);
    await fillIn(page, other);
    await page.getByLabel("Service").selectOption("Basic Detail");
    await send(page);
    await page.waitForURL("**/thanks");
    const names = (await requestsFrom(other))[0]?.fields.map(([key]) => key);
    expect(names).not.toContain("vehicle_size");
    expect(names).not.toContain("price_estimate");
  });

  test("without JavaScript the browser's checks guard the form and it arrives all the same", async () => {
    const name = newName();
    const { page } = await visit("/booking", { ...options, javaScript: false });
    await send(page);
    expect(addressOf(page)).toBe("/booking");
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect((await requestsFrom(name))[0]?.fields).toEqual(
      expect.arrayContaining([
        ["service", "Full Detail"],
        ["contact_method", "sms"],
        ["utilities", "yes"],
      ]),
    );
  });
});

test("is headed Book Your Detail, asks for consent in full, and has its defaults chosen", async () => {
  const { page } = await visit("/booking", PHONE);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Book Your Detail");
  const consent = page.getByRole("checkbox", {
    name: "I consent to Rivergum Mobile Detailing collecting and using my personal information to contact me about this booking request.",
  });
  expect(await consent.isChecked()).toBe(false);
  const choices = await page
    .locator("#booking input[type=radio]")
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(
        ({ name, value, checked }) => `${name} ${value}${checked ? ", chosen" : ""}`,
      ),
    );
  expect(choices).toEqual([
    "contact_method sms, chosen",
    "contact_method email",
    "contact_method phone",
    "utilities yes, chosen",
    "utilities no",
  ]);
});

test("hidden fields are set once more 100 ms after a choice", async () => {
  const { page } = await visit("/booking?service=full&vehicleSize=large&estimate=420", DESKTOP);
  await page.getByLabel("Service").selectOption("Full Detail");
  const values = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>("#booking")!;
    const hidden = form.querySelector<HTMLInputElement>("[name=price_estimate]")!;
    const wait = (time: number) => new Promise((done) => setTimeout(done, time));
    await wait(300);
    form.dispatchEvent(new Event("input", { bubbles: true }));
    await wait(20);
    // As a browser that fills in a form late.
    hidden.value = "$1";
    await wait(40);
    const soon = hidden.value;
    await wait(90);
    return [soon, hidden.value];
  });
  expect(values).toEqual(["$1", "$420"]);
});

describe("toasts", () => {
  const shown = (page: Page) =>
    page
      .locator(":is([role=alert], [role=status]) > div:visible")
      .filter({ has: page.getByRole("button", { name: "Close" }) });

  test("of checks are destructive; a new one replaces the old, and it can be closed", async () => {
    const { page } = await visit("/booking", PHONE);
    await send(page);
    await field(page, "Full name").fill("Jo");
    await send(page);
    expect(await shown(page).count()).toBe(1);
    const toast = page.getByRole("alert");
    expect(await toast.innerText()).toContain("Phone Required");
    const [own, danger] = await shown(page).evaluate((element) => {
      const sample = document.body.appendChild(document.createElement("i"));
      sample.style.color = "var(--color-danger)";
      return [getComputedStyle(element).backgroundColor, getComputedStyle(sample).color];
    });
    expect(own).toBe(danger);
    await toast.getByRole("button", { name: "Close" }).click();
    expect(await shown(page).count()).toBe(0);
  });

  test("say that the request is on its way", async () => {
    const { page } = await visit("/booking", PHONE);
    // An answer without a page leaves the visitor where the toast is.
    await page.route("**/__inbox/booking", (route) => route.fulfill({ status: 204 }));
    await fillIn(page, "Jo");
    await send(page);
    const toast = page.getByRole("status").filter({ hasText: "Booking Request Submitted" });
    expect(await toast.isVisible()).toBe(true);
    expect(
      await toast.getByText("We'll contact you shortly to confirm your appointment.").isVisible(),
    ).toBe(true);
  });
});

test("nothing of a visitor stays behind once the request has arrived", async () => {
  const name = newName();
  const { page, context } = await visit("/booking", PHONE);
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/thanks");
  await wake(page);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect([cookies, origins]).toEqual([[], []]);
  await page.getByRole("heading", { name: "What you sent" }).waitFor();
  await page.goto("/about");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(name);
});

test.each([
  ["hostile", "?service=<script>alert(1)</script>&vehicleSize=__proto__&estimate=1e309&suburb=%00"],
  ["repeated", "?service=full&service=basic&vehicleSize=large&vehicleSize=small"],
  ["wrong", "?service=full&vehicleSize=large&estimate=-5"],
])("%s values of a query are never posted", async (_what, query) => {
  const { page } = await visit(`/booking${query}`, DESKTOP);
  await page.waitForTimeout(200);
  const posted = await page.evaluate(() => [
    ...new FormData(document.querySelector<HTMLFormElement>("#booking")!).keys(),
  ]);
  expect(posted).not.toContain("price_estimate");
});

test("the service of a card travels as navigation state, and the page needs no reload for it", async () => {
  const { page, complaints } = await visit("/services/mould-removal", DESKTOP);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).first().click();
  await page.getByLabel("Full name").waitFor();
  expect(await page.getByLabel("Service").inputValue()).toBe("Mould Removal");
  expect(await page.locator("body[data-same]").count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("our email rule is the browser's", async () => {
  const { page } = await visit("/booking", DESKTOP);
  const addresses = [
    "a@b",
    "jo@example.com",
    "o'brien@x.au",
    "jo@-x.au",
    "jo@x..au",
    "jo@x.",
    "@x",
    "jo",
    "jo@x y",
    "<b>@x",
    "a+b@x-y.z1",
    `${"a".repeat(200)}@x.au`,
    `a@${"b".repeat(64)}.au`,
    `a@${"b".repeat(63)}.au`,
  ];
  const browser = await page.evaluate(
    (all) =>
      all.map((address) => {
        const input = Object.assign(document.createElement("input"), {
          type: "email",
          value: address,
        });
        return input.checkValidity();
      }),
    addresses,
  );
  expect(addresses.map(isBrowserEmail)).toEqual(browser);
});

describe("nothing typed is lost", () => {
  test("a reload and a look at another page bring it back, a sent request clears it", async () => {
    const name = newName();
    const { page } = await visit("/booking", PHONE);
    await fillIn(page, name);
    await page.reload();
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe(name);
    await page.goto("/faq");
    await page.goBack();
    await wake(page);
    expect(await page.getByLabel("Service").inputValue()).toBe("Full Detail");
    await page.getByLabel(/I consent/).check();
    await send(page);
    await page.waitForURL("**/thanks");
    await wake(page);
    await page.goto("/booking");
    await wake(page);
    expect(await page.getByLabel("Full name").inputValue()).toBe("");
  });

  test("what was typed before the scripts came stays", async () => {
    const { page } = await open(PHONE);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/framework-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/booking?service=basic");
    await page.getByLabel("Full name").fill("Early");
    release();
    await wake(page);
    await until(page, () => document.querySelector<HTMLFormElement>("#booking")!.noValidate);
    expect(await page.getByLabel("Full name").inputValue()).toBe("Early");
    expect(await page.getByLabel("Service").inputValue()).toBe("Basic Detail");
  });

  test("storage that is denied costs the draft and nothing else", async () => {
    const name = newName();
    const { page, complaints } = await open(DESKTOP);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/booking");
    await wake(page);
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test("with scripts that never come the form is an ordinary one", async () => {
    const name = newName();
    const { page } = await open(DESKTOP);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/booking");
    await send(page);
    expect(addressOf(page)).toBe("/booking");
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
  });
});

describe("when the service fails", () => {
  test("offline, the page stays and says so; back online it sends", async () => {
    const name = newName();
    const { page, context } = await visit("/booking", PHONE);
    await fillIn(page, name);
    await context.setOffline(true);
    await send(page);
    expect(await page.getByRole("heading", { name: "You are offline" }).isVisible()).toBe(true);
    expect(addressOf(page)).toBe("/booking");
    await context.setOffline(false);
    await send(page);
    await page.waitForURL("**/thanks");
    expect(await requestsFrom(name)).toHaveLength(1);
  });

  test.each([
    ["refuses", "refuse"],
    ["answers with an error", "error"],
  ])(
    "and %s, the page asks about it on return and has the answers ready",
    async (_what, violation) => {
      const name = newName();
      const { page } = await visit("/booking", DESKTOP);
      await fillIn(page, name);
      await page.route("**/__inbox/booking", (route) =>
        violation === "refuse"
          ? route.abort("connectionrefused")
          : route.fulfill({ status: 500, body: "Down" }),
      );
      await send(page);
      if (violation === "error") {
        await page.getByText("Down").waitFor();
        await page.goBack();
      } else {
        await page.waitForURL("chrome-error://**").catch(() => undefined);
        await page.goto("/booking");
      }
      await wake(page);
      await question(page).waitFor();
      expect(await page.getByLabel("Full name").inputValue()).toBe(name);
      const mail = page.getByRole("link", { name: "Send by email" });
      await mail.evaluate((link) =>
        link.addEventListener("click", (event) => event.preventDefault()),
      );
      await mail.click();
      expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(
        `Full name: ${name}`,
      );
      await page.unroute("**/__inbox/booking");
      await page.getByLabel(/I consent/).check();
      await send(page);
      await page.waitForURL("**/thanks");
      expect(await requestsFrom(name)).toHaveLength(1);
    },
  );

  test("and hangs, a second press sends nothing more", async () => {
    const name = newName();
    const { page } = await visit("/booking", DESKTOP);
    await fillIn(page, name);
    let requests = 0;
    await page.route("**/__inbox/booking", () => {
      requests += 1;
    });
    await sendButton(page).evaluate((button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await page.waitForTimeout(300);
    expect(requests).toBe(1);
  });
});
