/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { setRegion } from "@/components/regions/region/use-region";
import { startAnew } from "../../lib/site";
import { user } from "../../lib/user";
import { openSentence } from "./show-sentence";

beforeEach(() => {
  startAnew();
  history.replaceState(null, "", "/");
  jest.mocked(navigate).mockReset();
});

const suburb = () => screen.getByLabelText("Suburb or postcode");
const type = (text: string) => fireEvent.input(suburb(), { target: { value: text } });
/** What is read out once the visitor has stopped. */
const readOut = (text: string) => screen.findByText(text, { selector: "[role=status]" });
/** The sentence and its answer, as they are shown. */
const shown = () => document.querySelector("form")?.textContent ?? "";
const book = async (name: string) => {
  await user.click(screen.getByRole("button", { name }));
  return jest.mocked(navigate).mock.calls.at(-1)?.[0];
};

test("begins with the first service, the smallest car and no suburb, and books without a choice", async () => {
  openSentence();
  expect(screen.getByText("We come to you.")).toBeVisible();
  expect(location.search).toBe("");
  expect(await book("Book Now")).toBe("/booking");
});

test("says the price of a suburb's region and its travel time, and books all of it", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "extra large vehicle");
  await user.type(suburb(), "marsden");
  expect(shown()).toContain(
    "Extra Large: LandCruiser. Yes, we come to Marsden. Logan prices, 0–30 min away.",
  );
  await readOut(
    "Full Detail for my extra large vehicle in Marsden is about $510, 4–6 hours in your driveway.",
  );
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=xlarge&estimate=510&suburb=Marsden",
  );
  expect(document.documentElement.dataset["region"]).toBe("logan");
});

test("a suburb from the address takes the price of its region, and leaves the chosen region", () => {
  history.replaceState(null, "", "/?suburb=Marsden");
  setRegion("brisbane");
  openSentence();
  expect(shown()).toContain("is about $320, ");
  expect(shown()).toContain("Logan prices");
  expect(document.documentElement.dataset["region"]).toBe("brisbane");
});

test("“change” leads to the suburb", async () => {
  openSentence();
  await user.click(screen.getByRole("button", { name: "change" }));
  expect(suburb()).toHaveFocus();
});

test("a service without an estimate says so and leaves the size out, which returns with the next one", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "medium vehicle");
  await user.selectOptions(screen.getByLabelText("Service"), "Mould Removal");
  expect(screen.queryByLabelText("Vehicle size")).toBeNull();
  expect(shown()).toContain("We quote this service for your car.");
  await readOut("Mould Removal in your suburb costs from $220, depending on the car.");
  expect(await book("Book this")).toBe("/booking?service=mould-removal");
  await user.selectOptions(screen.getByLabelText("Service"), "Full Detail");
  await readOut(
    "Full Detail for my medium vehicle in your suburb is about $360, 4–6 hours in your driveway.",
  );
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=medium&estimate=360",
  );
});

test("says which cars a size means while its list has the focus", () => {
  openSentence();
  fireEvent.focus(screen.getByLabelText("Vehicle size"));
  expect(shown()).toContain("Small: Mazda2.");
  fireEvent.blur(screen.getByLabelText("Vehicle size"));
  expect(shown()).not.toContain("Mazda2");
});

test.each(["Noosa", "xq", "<b>x</b>", "9999", "x".repeat(200)])(
  "the price of a place that isn't covered, %s, is asked, not promised",
  async (typed) => {
    openSentence();
    type(typed);
    expect(screen.getByText("Not on our list yet, but we may still come to you.")).toBeVisible();
    expect(shown()).not.toContain("$");
    await readOut(
      `Full Detail for my small vehicle in ${typed}: ask us. Not on our list yet, but we may still come to you.`,
    );
    expect(await book(`Ask about ${typed}`)).toBe(
      `/contact?${new URLSearchParams({ suburb: typed }).toString()}`,
    );
  },
);

test("a part of a name is asked back", async () => {
  openSentence();
  type("mars");
  expect(shown()).toContain("Do you mean Marsden?");
  expect(document.documentElement.dataset["region"]).toBeUndefined();
  await readOut(
    "Full Detail for my small vehicle in mars is about $300, 4–6 hours in your driveway. Do you mean Marsden?",
  );
  await user.click(screen.getByRole("button", { name: "Marsden" }));
  expect(suburb()).toHaveValue("Marsden");
  expect(document.documentElement.dataset["region"]).toBe("logan");
});

test("too little for a place is answered as nothing typed", () => {
  openSentence();
  type("430");
  expect(screen.getByText("We come to you.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Book this" })).toBeVisible();
});
