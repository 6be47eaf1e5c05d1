/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { startAnew } from "../../lib/site";
import { user } from "../../lib/user";
import { openSentence } from "./show-sentence";

beforeEach(() => {
  startAnew();
  jest.mocked(navigate).mockReset();
});

const suburb = () => screen.getByLabelText("Suburb or postcode");
/** What is read out once the visitor has stopped. */
const readOut = (text: string) => screen.findByText(text, { selector: "[role=status]" });
const book = async (name: string) => {
  await user.click(screen.getByRole("button", { name }));
  return jest.mocked(navigate).mock.calls.at(-1)?.[0];
};

test("begins with the first service, the smallest car and no suburb, and books without a choice", async () => {
  openSentence();
  expect(screen.getByText("We come to you.")).toBeVisible();
  expect(await book("Book Now")).toBe("/booking");
});

test("says the price of a suburb's region and its travel time, and books all of it", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "extra large vehicle");
  await user.type(suburb(), "marsden");
  expect(screen.getByText(/^Yes, we come to Marsden. Logan prices, /)).toBeVisible();
  await readOut(
    "A Full Detail for an extra large vehicle in Marsden is about $510, 4–6 hours in your driveway.",
  );
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=xlarge&estimate=510&suburb=Marsden&region=logan",
  );
});

test("a service without an estimate leaves the size out, which returns with the next one", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "medium vehicle");
  await user.selectOptions(screen.getByLabelText("Service"), "Mould Removal");
  expect(screen.queryByLabelText("Vehicle size")).toBeNull();
  await readOut("Mould Removal in your suburb costs from $220, depending on the car.");
  expect(await book("Book this")).toBe("/booking?service=mould-removal");
  await user.selectOptions(screen.getByLabelText("Service"), "Full Detail");
  await readOut(
    "A Full Detail for a medium vehicle in your suburb is from $360, 4–6 hours in your driveway.",
  );
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=medium&estimate=360",
  );
});

test.each(["Noosa", "<b>x</b>", "9999", "x".repeat(200)])(
  "a place that isn't covered, %s, is answered with a link, and goes with the booking",
  async (typed) => {
    openSentence();
    fireEvent.input(suburb(), { target: { value: typed } });
    expect(screen.getByText(`${typed} is not on our list yet.`)).toBeVisible();
    await readOut(
      `A Full Detail for a small vehicle in ${typed} is from $300, 4–6 hours in your driveway. Not on our list yet, but we may still come to you.`,
    );
    expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute(
      "href",
      `/contact?${new URLSearchParams({ suburb: typed }).toString()}`,
    );
    expect(await book("Book this")).toBe(
      `/booking?${new URLSearchParams({ service: "full-detail", vehicleSize: "small", estimate: "300", suburb: typed }).toString()}`,
    );
  },
);
