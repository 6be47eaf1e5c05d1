/** @jest-environment jsdom */
import { act, fireEvent, render, within } from "@testing-library/react";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { draftStore } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";
import { readFragment } from "@/requests/url-fragment";
import { answer, user } from "../../lib/user";
import { bookingProps } from "./booking-props";
import { field, fillIn, openForm, press, sent, startForm, summary, valueOf } from "./show-form";

beforeEach(startForm);

test("a request arrives although a password manager has filled in the trap", async () => {
  const { container } = openForm();
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>("[name=_honey]")!;
  fireEvent.input(trap, { target: { value: "QLD" } });
  fireEvent.change(trap);
  // Without scripts, the browser's own check tells the visitor.
  expect(trap).toBeInvalid();
  await press(/^Send booking request/);
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(sent[0] ?? [])["_honey"]).toBe("");
});

test("half of an emoji in an answer breaks nothing", () => {
  openForm();
  fireEvent.input(field(/Full name/), { target: { value: "Jo \ud83d" } });
  expect(field(/Phone \*/)).toBeVisible();
});

test("further questions that were closed by hand stay closed", async () => {
  openForm("?service=full-detail&addOns=hand-wax");
  const [fold] = document.querySelectorAll("details");
  expect(fold).toHaveAttribute("open");
  fold!.open = false;
  await user.type(field(/Full name/), "Jo");
  expect(fold).not.toHaveAttribute("open");
});

describe("a link with service, size and estimate", () => {
  const search = "?service=full-detail&vehicleSize=medium&estimate=360";

  test("uses the prices of the suburb's region, and adds up add-ons", async () => {
    openForm(`${search}&addOns=hand-wax`);
    expect(summary()).toHaveTextContent("Estimate $400");
    await user.type(field(/Suburb/), "Marsden");
    expect(summary()).toHaveTextContent("Full Detail, medium vehicle$385");
    expect(valueOf("price_estimate", "price_shown", "add_ons")).toEqual([
      "$385",
      "$425",
      "Hand Wax",
    ]);
  });

  test("shows the calculated estimate, whatever the link claims", () => {
    openForm("?service=full-detail&vehicleSize=xlarge&estimate=1");
    expect(valueOf("vehicle_size", "price_estimate")).toEqual(["Extra Large Vehicle", "$480"]);
  });

  test("sets the hidden fields again after 100 ms", () => {
    jest.useFakeTimers({ doNotFake: ["performance"] });
    openForm(search);
    const hidden = document.querySelector<HTMLInputElement>("[name=price_estimate]")!;
    hidden.value = "$1";
    act(() => void jest.advanceTimersByTime(100));
    expect(hidden).toHaveValue("$360");
    jest.useRealTimers();
  });
});

describe("a size chosen on the form", () => {
  test("decides the estimate, and stays when another service is chosen", async () => {
    openForm();
    await user.selectOptions(field(/Service/), "Full Detail");
    expect(summary()).toHaveTextContent("Estimate From $300");
    await answer(/^Vehicle size/, /Extra Large Vehicle/);
    expect(valueOf("price_estimate", "price_shown")).toEqual(["$480", "$480"]);
    await user.selectOptions(field(/Service/), "Interior Detail");
    expect(valueOf("vehicle_size", "price_estimate", "price_shown")).toEqual([
      "Extra Large Vehicle",
      "From $180",
    ]);
  });

  test("takes precedence over the one in a link", async () => {
    openForm("?service=full-detail&vehicleSize=medium&estimate=360");
    await answer(/^Vehicle size/, /Small Vehicle/);
    await user.selectOptions(field(/Service/), "Interior Detail");
    expect(valueOf("vehicle_size")).toEqual(["Small Vehicle"]);
  });
});

test("a car that is an example of another size says so, and changes nothing", async () => {
  openForm("?service=full-detail&vehicleSize=small");
  await user.type(field(/Vehicle make/), "LandCruiser 2019");
  const note = document.getElementById("booking-vehicle_size-note");
  expect(note).toHaveTextContent("A LandCruiser counts as “Extra Large Vehicle”.");
  expect(valueOf("vehicle_size")).toEqual(["Small Vehicle"]);
  await answer(/^Vehicle size/, /Extra Large Vehicle/);
  expect(note).toBeEmptyDOMElement();
});

test("an estimate in a link is sent for a service that isn't estimated here, until something else is chosen", async () => {
  openForm("?service=interior-detail&vehicleSize=medium&estimate=420");
  expect(valueOf("price_estimate")).toEqual(["$420"]);
  expect(summary()).toHaveTextContent("Estimate $420");
  await answer(/^Vehicle size/, /^Small Vehicle/);
  expect(valueOf("price_estimate")).toEqual([]);
});

test.each([
  ["?service=interior-detail&estimate=20", "From $180"],
  ["?service=interior&vehicleSize=medium&estimate=179", "From $180"],
  ["?service=full-detail&estimate=1", "From $300"],
])("a link never prices below the list: %s is shown and sent as %s", (search, price) => {
  openForm(search);
  expect(summary()).toHaveTextContent(`Estimate ${price}`);
  expect(valueOf("price_estimate", "price_shown")).toEqual([price]);
});

test("a suburb that isn't covered has no other place's price, whatever was typed before", async () => {
  openForm("?service=full-detail&vehicleSize=small");
  const sent = () => valueOf("price_estimate", "price_shown");
  await user.type(field(/Suburb/), "Marsden");
  expect(sent()).toEqual(["$320", "$320"]);
  await user.clear(field(/Suburb/));
  await user.type(field(/Suburb/), "Noosa");
  expect(sent()).toEqual(["$300", "$300 (standard price)"]);
  expect(summary()).toHaveTextContent("Standard prices");
  expect(summary()).not.toHaveTextContent("Logan");
  await user.clear(field(/Suburb/));
  await user.type(field(/Suburb/), "Unit 3, 12 Smith Street, Coorparoo QLD 4151");
  expect(sent()).toEqual(["$300", "$300"]);
});

describe("a postcode of several suburbs", () => {
  const [brisbane, logan] = bookingProps.regions;
  const suburbs = [
    { name: "Daisy Hill", postcode: "4127" },
    { name: "Springwood", postcode: "4127" },
  ];
  const openIn = (regions: typeof bookingProps.regions) => {
    const location = { search: "?service=full-detail&vehicleSize=small", state: null };
    render(<BookingForm {...bookingProps} regions={regions} location={location} />);
  };
  const note = () => document.getElementById("booking-suburb-note")!;

  test("in one region has its price, and asks only which suburb", async () => {
    openIn([brisbane!, { ...logan!, suburbs }]);
    await user.type(field(/Suburb/), "4127");
    expect(summary()).toHaveTextContent("Estimate $320");
    expect(summary()).toHaveTextContent("Logan prices");
    expect(valueOf("price_estimate", "price_shown")).toEqual(["$320", "$320"]);
    await user.click(within(note()).getByRole("button", { name: "Springwood" }));
    expect(field(/Suburb/)).toHaveValue("Springwood");
    expect(note()).toHaveTextContent("Yes, we come to Springwood, 20–60 min away.");
    expect(answerOf(draftStore("booking").get().answers, "region")).toBe("logan");
  });

  test("in two regions has no price until it is clear", async () => {
    openIn([
      { ...brisbane!, suburbs: [suburbs[0]!] },
      { ...logan!, suburbs: [suburbs[1]!] },
    ]);
    await user.type(field(/Suburb/), "4127");
    expect(summary()).not.toHaveTextContent("$");
    expect(summary()).not.toHaveTextContent("prices");
    expect(valueOf("price_estimate", "price_shown")).toEqual([]);
    await user.click(within(note()).getByRole("button", { name: "Springwood" }));
    expect(summary()).toHaveTextContent("Estimate $320");
  });
});

test("outside all regions the standard price is shown and sent, though the first region has another list", async () => {
  const [full, ...others] = bookingProps.services;
  const regional = [{ price: 340, regions: ["brisbane"] }];
  const price = { standard: 300, shown: 340, perHour: null, regional };
  const props = { ...bookingProps, services: [{ ...full!, price }, ...others] };
  const location = { search: "?service=full-detail&vehicleSize=medium", state: null };
  render(<BookingForm {...props} location={location} />);
  expect(valueOf("price_shown")).toEqual(["$410"]);
  await user.type(field(/Suburb/), "Noosa");
  expect(valueOf("price_estimate", "price_shown")).toEqual(["$360", "$360 (standard price)"]);
  expect(summary()).toHaveTextContent("Estimate $360");
  expect(summary()).toHaveTextContent("Standard prices");
});

test("the link to the desk says what is sent, also what the browser filled in at the last moment", async () => {
  openForm();
  await fillIn();
  (field(/Email \*/) as HTMLInputElement).value = "late@example.com";
  await press(/^Send booking request/);
  const request = Object.fromEntries(sent[0] ?? []);
  expect(request["email"]).toBe("late@example.com");
  const words = readFragment(request["open_on_your_phone"] ?? "") ?? [];
  expect(words).toContainEqual(["full_name", "José O'Brien"]);
  expect(words.filter(([name]) => name === "email")).toEqual([["email", "late@example.com"]]);
});

test("the defaults are sent, and the link to the desk says them, too", async () => {
  openForm();
  await fillIn();
  await press(/^Send booking request/);
  const request = Object.fromEntries(sent[0] ?? []);
  expect([request["utilities"], request["contact_method"]]).toEqual(["yes", "sms"]);
  const { hash } = new URL(request["open_on_your_phone"] ?? "");
  const desk = readFragment(hash.slice(1)) ?? [];
  expect(desk).toContainEqual(["reference", request["reference"]]);
  expect(desk).toContainEqual(["utilities", "yes"]);
  expect(desk).toContainEqual(["contact_method", "sms"]);
  expect(desk).toContainEqual(["price_shown", "From $300"]);
});

test("a known suburb is shown with its region and travel time; an unknown one is not refused", async () => {
  openForm();
  const note = document.getElementById("booking-suburb-note");
  expect(field(/Suburb/).getAttribute("aria-describedby")).toContain(note?.id);
  await user.type(field(/Suburb/), "coorparoo");
  expect(note).toHaveTextContent("Yes, we come to Coorparoo, 20–60 min away.");
  await user.clear(field(/Suburb/));
  await user.type(field(/Suburb/), "Noosa");
  expect(note).toHaveTextContent("Not on our list yet, but we may still come to you.");
});

describe("a care plan", () => {
  const everyTwoWeeks = () => answer("How often?", "Every two weeks");

  test("is on the summary with the price of later visits, and sent with the price", async () => {
    openForm("?service=full-detail&vehicleSize=medium&estimate=360");
    await everyTwoWeeks();
    expect(summary()).toHaveTextContent("Then every two weeks$324");
    expect(summary()).toHaveTextContent("Estimate $360");
    expect(valueOf("price_estimate", "price_shown")).toEqual([
      "$360",
      "$360, then $324 every two weeks",
    ]);
  });

  test("shows a starting price without add-ons while the size isn't known", async () => {
    openForm("?service=full-detail&addOns=hand-wax");
    await everyTwoWeeks();
    expect(summary()).toHaveTextContent("Then every two weeks, without add-onsFrom $270");
    expect(valueOf("price_shown")).toEqual([
      "From $340, then from $270 every two weeks, without add-ons",
    ]);
  });

  test.each([
    ["another service", "Interior Detail", "Every two weeks"],
    ["another interval", "Full Detail", /^Monthly/],
  ])("gives no price of later visits for %s", async (_what, service, interval) => {
    openForm();
    await user.selectOptions(field(/Service/), service);
    await answer("How often?", interval);
    expect(summary()).toHaveTextContent(/How often(Every two weeks|Monthly)/);
    expect(valueOf("price_shown")).toEqual([expect.not.stringContaining("then")]);
  });
});
