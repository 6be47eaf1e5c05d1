/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { user } from "../../lib/user";
import { bookingProps } from "./booking-props";
import { field, fillIn, open, press, sent, startForm, valueOf } from "./show-form";

beforeEach(startForm);

describe("an unsent request", () => {
  test("keeps a service that the visitor chose in place of the link's", async () => {
    const search = "?service=full-detail&vehicleSize=medium&estimate=360";
    const first = open(search);
    await user.selectOptions(field(/Service/), "Interior Detail");
    first.unmount();
    open(search);
    expect(valueOf("service")).toEqual(["Interior Detail"]);
  });

  test("gives way to a new link, whose estimate survives visits to other pages", async () => {
    const first = open("?service=interior");
    await user.type(field(/Full name/), "Jo");
    first.unmount();
    const second = open("?service=full&vehicleSize=medium&estimate=360");
    await user.type(field(/Vehicle make/), "Mazda");
    second.unmount();
    open();
    expect(valueOf("full_name", "vehicle", "price_estimate")).toEqual(["Jo", "Mazda", "$360"]);
  });

  test("loses its message once a link to the open form gives the answer", async () => {
    const { rerender } = open();
    await fillIn();
    await user.selectOptions(field(/Service/), "");
    await press(/^Send booking request/);
    expect(field(/Service/)).toHaveAttribute("aria-invalid", "true");
    const location = { search: "?service=full-detail", state: null };
    rerender(<BookingForm {...bookingProps} location={location} />);
    expect(valueOf("service")).toEqual(["Full Detail"]);
    expect(field(/Service/)).not.toHaveAttribute("aria-invalid");
  });

  test("can be sent where the browser denies storage", async () => {
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

const car = { vehicle: "x", suburb: "y", service: "Full Detail" };
const complete = Object.entries({ full_name: "Jo", phone: "1", email: "a@b", ...car });
const store = (request: object) =>
  sessionStorage.setItem(
    "request-booking",
    JSON.stringify({ answers: complete, state: "filling", ...request }),
  );

describe("when a request does not arrive", () => {
  const notice = (name: string) => screen.queryByRole("region", { name });
  const unsure = "Did your request go through?";

  test("typing while it is being sent changes nothing of what was sent", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    const stored = sessionStorage.getItem("request-booking");
    await user.type(field(/Comments/), "x");
    await user.selectOptions(field(/Service/), "Interior Detail");
    await press("Sending…");
    expect(sent).toHaveLength(1);
    expect(sessionStorage.getItem("request-booking")).toBe(stored);
    expect(stored).toContain('"state":"sending"');
  });

  test("Escape stops the browser, and the button works again, with the same reference", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    await user.keyboard("{Escape}");
    expect(notice(unsure)).toBeVisible();
    await press(/^Send booking request/);
    const references = sent.map((entries) => Object.fromEntries(entries)["reference"]);
    expect(references).toEqual([references[0], references[0]]);
  });

  test("a second press sends again after ten seconds, and no sooner", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 9_000);
    await press("Sending…");
    expect(sent).toHaveLength(1);
    now.mockReturnValue(Date.now() + 2_000);
    await press("Sending…");
    expect(sent).toHaveLength(2);
    now.mockRestore();
  });

  test("the email that the notice offers has the first 400 characters of a long message", async () => {
    store({ state: "sending", answers: [...complete, ["message", "é".repeat(5000)]] });
    open();
    const link = await screen.findByRole("link", { name: "by email" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/: é{400}…$/);
  });

  test("after Back, the button works again and the request keeps its reference", async () => {
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
});

describe("once a request has arrived", () => {
  const notice = () => screen.queryByRole("region", { name: "You've already sent this request" });
  const referenceOf = (request: [string, string][] | undefined) =>
    Object.fromEntries(request ?? [])["reference"];

  test("the form says so after Back, and sends nothing until an answer is changed", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    const reference = referenceOf(sent[0]);
    store({ state: "received", reference });
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(notice()).toHaveTextContent(reference ?? "no reference");
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
    expect(notice()).toHaveFocus();
    await user.type(field(/Comments/), "And the boat");
    expect(notice()).toBeNull();
    expect(field(/I consent/)).not.toBeChecked();
    await user.click(field(/I consent/));
    await press(/^Send booking request/);
    expect(sent).toHaveLength(2);
    expect(referenceOf(sent[1])).not.toBe(reference);
  });

  test("the form says so after Back in Firefox, which restores an older copy of the tab's storage", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    const reference = referenceOf(sent[0]);
    localStorage.setItem("arrived-booking", reference ?? "");
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(notice()).toHaveTextContent(reference ?? "no reference");
  });

  test("“Send another request” keeps every answer but the consent", async () => {
    const { unmount } = open();
    await fillIn();
    await press(/^Send booking request/);
    const reference = referenceOf(sent[0]);
    unmount();
    // What the browser restores is not there, and the answers have been removed from the tab.
    store({ state: "received", reference, answers: [] });
    open();
    await press("Send another request");
    expect(field(/I consent/)).not.toBeChecked();
    expect(valueOf("full_name", "service")).toEqual(["José O'Brien", "Full Detail"]);
  });
});
