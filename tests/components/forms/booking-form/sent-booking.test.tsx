/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { draftStore, tell } from "@/requests/draft-store";
import { arriveBy } from "../../lib/site";
import { user } from "../../lib/user";
import { bookingProps } from "./booking-props";
import { field, fillIn, openForm, press, sent, startForm, summary, valueOf } from "./show-form";

beforeEach(startForm);

const full = "?service=full-detail&vehicleSize=medium&estimate=360";

describe("an open request", () => {
  test.each([
    ["reload", "Interior Detail"],
    ["back_forward", "Interior Detail"],
    // The link was pressed once more.
    ["navigate", "Full Detail"],
  ] as const)("after another service was chosen, %s shows %s", async (type, service) => {
    const first = openForm(full);
    await user.selectOptions(field(/Service/), "Interior Detail");
    first.unmount();
    arriveBy(type);
    openForm(full);
    expect(valueOf("service")).toEqual([service]);
  });

  test("has the service and estimate of a new link, also after a visit to another page", async () => {
    const first = openForm("?service=interior");
    await user.type(field(/Full name/), "Jo");
    first.unmount();
    const second = openForm(full);
    await user.type(field(/Vehicle make/), "Mazda");
    second.unmount();
    openForm();
    expect(valueOf("full_name", "vehicle", "price_estimate")).toEqual(["Jo", "Mazda", "$360"]);
  });

  test("keeps a suburb as it was typed, also with a question mark in it", async () => {
    const first = openForm();
    await user.type(field(/Suburb/), "Not sure? Near Logan");
    first.unmount();
    arriveBy("reload");
    openForm();
    expect(valueOf("suburb")).toEqual(["Not sure? Near Logan"]);
  });

  test("loses its message once a link to the open form gives the answer", async () => {
    const { rerender } = openForm();
    await fillIn();
    await user.selectOptions(field(/Service/), "");
    await press(/^Send booking request/);
    expect(field(/Service/)).toHaveAttribute("aria-invalid", "true");
    const location = { search: "?service=full-detail", state: null };
    rerender(<BookingForm {...bookingProps} location={location} />);
    expect(valueOf("service")).toEqual(["Full Detail"]);
    expect(field(/Service/)).not.toHaveAttribute("aria-invalid");
  });

  test("shows what was answered elsewhere in the same tab", async () => {
    openForm();
    await user.type(field(/Full name/), "Jo");
    act(() => tell("booking", { type: "answered", answers: { suburb: ["Marsden"] } }));
    expect(valueOf("full_name", "suburb")).toEqual(["Jo", "Marsden"]);
  });

  test("can be sent where the browser denies storage", async () => {
    const denied = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "QuotaExceededError");
    });
    openForm();
    await fillIn();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(1);
    denied.mockRestore();
    tell("booking", { type: "another" });
  });
});

const referenceOf = (request: [string, string][] | undefined) =>
  Object.fromEntries(request ?? [])["reference"];

describe("a sent request", () => {
  const notice = () => screen.queryByRole("region", { name: /^You sent this/ });
  const sendForm = async () => {
    const shown = openForm();
    await fillIn();
    await press(/^Send booking request/);
    return shown;
  };
  const comeBack = () => act(() => void window.dispatchEvent(new Event("pagehide")));

  test("has its reference from then on, and the summary shows it", async () => {
    openForm();
    await fillIn();
    expect(summary()).not.toHaveTextContent(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
    await press(/^Send booking request/);
    expect(referenceOf(sent[0])).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(summary()).toHaveTextContent(referenceOf(sent[0])!);
  });

  test("is on its way for eight seconds: presses and typing change nothing", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["performance"] });
    await sendForm();
    const { answers } = draftStore("booking").get();
    await user.type(field(/Comments/), "x");
    await user.selectOptions(field(/Service/), "Interior Detail");
    await press("Sending…");
    expect(sent).toHaveLength(1);
    expect(draftStore("booking").get().answers).toEqual(answers);
    act(() => void jest.advanceTimersByTime(7000));
    expect(notice()).toBeNull();
    act(() => void jest.advanceTimersByTime(1000));
    expect(notice()).toHaveTextContent(
      /^You sent this at \d+(:\d\d)?[ap]m, reference .{9}\.If you saw the confirmation, it has arrived\. If not, send it again, or send it by SMS or by email\./,
    );
    jest.useRealTimers();
  });

  test("has its notice after Back to the page as it was left, and goes again unchanged", async () => {
    await sendForm();
    comeBack();
    expect(notice()).toHaveTextContent(referenceOf(sent[0])!);
    await press(/^Send booking request/);
    expect(sent.map(referenceOf)).toEqual([referenceOf(sent[0]), referenceOf(sent[0])]);
  });

  test("has its notice after a reload, with the day if it was another", async () => {
    const { unmount } = await sendForm();
    unmount();
    const draft = { ...draftStore("booking").get() };
    draftStore("booking").set({ ...draft, sent: { ...draft.sent!, at: "2026-11-27T23:04:00Z" } });
    arriveBy("reload");
    openForm();
    expect(notice()).toHaveTextContent(/^You sent this on 28 Nov 2026 at 9:04am, reference /);
    expect(valueOf("full_name")).toEqual(["José O'Brien"]);
  });

  test("becomes another, with a reference of its own, once an answer is changed", async () => {
    await sendForm();
    comeBack();
    await user.type(field(/Comments/), "And the boat");
    expect(notice()).toBeNull();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(2);
    expect(referenceOf(sent[1])).not.toBe(referenceOf(sent[0]));
  });

  test("“Send another request” keeps every answer but the consent", async () => {
    await sendForm();
    comeBack();
    await press("Send another request");
    expect(notice()).toBeNull();
    expect(field(/I consent/)).not.toBeChecked();
    expect(valueOf("full_name", "service")).toEqual(["José O'Brien", "Full Detail"]);
  });

  test("is another one after a link to another service", async () => {
    const { unmount } = await sendForm();
    unmount();
    openForm("?service=interior");
    expect(notice()).toBeNull();
    expect(field(/I consent/)).not.toBeChecked();
    expect(valueOf("service")).toEqual(["Interior Detail"]);
  });

  test("can be emailed: the notice's email has the first 400 characters of a long message", async () => {
    await sendForm();
    comeBack();
    const message = ["é".repeat(5000)];
    act(() => tell("booking", { type: "answered", answers: { message, consent: ["yes"] } }));
    await press(/^Send booking request/);
    comeBack();
    const link = await screen.findByRole("link", { name: "by email" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/: é{400}…$/m);
  });

  test("of two tabs that were one, each has a reference of its own", async () => {
    const first = openForm();
    await fillIn();
    const copied = sessionStorage.getItem("request-booking")!;
    await press(/^Send booking request/);
    first.unmount();
    sessionStorage.setItem("request-booking", copied);
    openForm();
    await press(/^Send booking request/);
    expect(sent).toHaveLength(2);
    expect(referenceOf(sent[1])).not.toBe(referenceOf(sent[0]));
  });
});
