/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, user } from "../../lib/user";
import { field, fillIn, online, open, press, sent, startForm, valueOf } from "./show-form";

beforeEach(startForm);

describe("an unsent request", () => {
  test("brings everything but consent back after a reload", async () => {
    const car = ["vehicle", "vehicle_size"];
    const names = ["full_name", ...car, "service", "add_ons", "contact_method"];
    const first = open();
    await fillIn();
    await answer(/^Add-ons/, /Hand Wax/);
    await answer("How should we contact you?", "Call");
    await answer(/^Vehicle size/, /Medium Vehicle/);
    const before = valueOf(...names);
    first.unmount();
    open();
    expect(valueOf(...names)).toEqual(before);
    expect(valueOf("consent")).toEqual([]);
  });

  test("keeps a service that the visitor chose in place of the link's", async () => {
    const search = "?service=full-detail&vehicleSize=medium&estimate=360";
    const first = open(search);
    await user.selectOptions(field(/Service/), "Mould Removal");
    first.unmount();
    open(search);
    expect(valueOf("service")).toEqual(["Mould Removal"]);
  });

  test("gives way to a new link, whose estimate survives visits to other pages", async () => {
    const first = open("?service=mould");
    await user.type(field(/Full name/), "Jo");
    first.unmount();
    const second = open("?service=full&vehicleSize=medium&estimate=360");
    await user.type(field(/Vehicle make/), "Mazda");
    second.unmount();
    open();
    expect(valueOf("full_name", "vehicle", "price_estimate")).toEqual(["Jo", "Mazda", "$360"]);
  });

  test("is all that is lost where the browser denies storage", async () => {
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

  test("offline, nothing is sent and the page says so until the connection is back", async () => {
    online.mockReturnValue(false);
    open();
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toEqual([]);
    expect(notice("You are offline")).toHaveFocus();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(notice("You are offline")).toBeNull();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
  });

  test("“Yes, it went through” forgets the request", async () => {
    store({ state: "sending" });
    open();
    await screen.findByRole("button", { name: "Yes, it went through" });
    await press("Yes, it went through");
    expect(sessionStorage).toHaveLength(0);
    expect(notice(unsure)).toBeNull();
  });

  test.each([
    ["with photos", true, /all here, but your photos have to be chosen again: send them again/],
    ["without photos", false, /all here: send them again/],
  ])(
    "after a reload, the notice about a request sent %s says what is still there",
    (_how, hasPhotos, words) => {
      store({ state: "sending", hasPhotos });
      open();
      expect(notice(unsure)).toHaveTextContent(words);
    },
  );

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

  test("after Back to the page as it was left, photos are still there", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    store({ state: "sending", hasPhotos: true });
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(notice(unsure)).not.toHaveTextContent("photos");
  });

  test("after 15 seconds without an answer, the page asks whether the request went through", async () => {
    jest.useFakeTimers();
    const patient = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    store({});
    open();
    await patient.click(field(/I consent/));
    await patient.click(screen.getByRole("button", { name: /^Send booking request/ }));
    expect(screen.getByRole("button", { name: "Sending…" })).toBeVisible();
    act(() => void jest.advanceTimersByTime(15_000));
    expect(notice(unsure)).toBeVisible();
    jest.useRealTimers();
  });
});

describe("once a request has arrived", () => {
  const arrived = { state: "received", reference: "7KQ2-M9XD" };
  const notice = () => screen.queryByRole("region", { name: "You've already sent this request" });
  const referenceOf = (request: [string, string][] | undefined) =>
    Object.fromEntries(request ?? [])["reference"];

  test("going Back says so, and sends nothing until an answer is changed", async () => {
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

  test("going Back says so in Firefox, whose page comes back with an older copy of this tab's storage", async () => {
    open();
    await fillIn();
    await press(/^Send booking request/);
    const reference = referenceOf(sent[0]);
    localStorage.setItem("arrived-booking", reference ?? "");
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(notice()).toHaveTextContent(reference ?? "no reference");
  });

  test("“Send another request” asks for consent again", async () => {
    open();
    await fillIn();
    history.replaceState({ sent: arrived.reference }, "");
    store(arrived);
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await press("Send another request");
    expect(field(/I consent/)).not.toBeChecked();
    expect(field(/Full name/)).toHaveValue("José O'Brien");
  });
});
