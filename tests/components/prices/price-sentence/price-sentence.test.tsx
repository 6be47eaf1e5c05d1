/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { draftStore } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";
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
/** The words of the sentence and of its answer. */
const shownWords = () => document.querySelector("form")?.textContent ?? "";
const book = async (name: string) => {
  await user.click(screen.getByRole("button", { name }));
  return jest.mocked(navigate).mock.calls.at(-1)?.[0];
};

test("the sentence begins with the first service, the smallest car and no suburb, and books without a choice", async () => {
  openSentence();
  expect(screen.getByText("We come to you.")).toBeVisible();
  expect(location.search).toBe("");
  // Firefox shows the words of an option instead of its value.
  expect(document.querySelector("#sentence-suburbs")).toHaveTextContent(/^$/);
  expect(await book("Book Now")).toBe("/booking");
});

test("the sentence says the price of a suburb's region and its travel time, and books what was chosen", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "extra large vehicle");
  await user.type(suburb(), "marsden");
  expect(shownWords()).toContain(
    "Extra Large Vehicle: LandCruiser. Yes, we come to Marsden, 20–60 min away.",
  );
  expect(shownWords()).toContain("is about $510, 1–2 hours in your driveway.");
  expect(await book("Book this")).toBe("/booking?vehicleSize=xlarge&suburb=Marsden");
  expect(answerOf(draftStore("booking").get().answers, "region")).toBe("logan");
});

test("a service without an estimate hides the size until an estimated one is chosen", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "medium vehicle");
  await user.selectOptions(screen.getByLabelText("Service"), "Interior Detail");
  expect(screen.queryByLabelText("Vehicle size")).toBeNull();
  expect(shownWords()).toContain("We quote this service for your car.");
  expect(shownWords()).toContain("costs from $180, depending on the car.");
  expect(await book("Book this")).toBe("/booking?service=interior-detail");
  await user.selectOptions(screen.getByLabelText("Service"), "Full Detail");
  // The first service, chosen by hand.
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=medium&estimate=360",
  );
});

test("the first service and the smallest size are choices once they were chosen", async () => {
  openSentence();
  await user.selectOptions(screen.getByLabelText("Service"), "Ceramic Coating");
  await user.selectOptions(screen.getByLabelText("Service"), "Full Detail");
  await user.selectOptions(screen.getByLabelText("Vehicle size"), "small vehicle");
  expect(await book("Book this")).toBe(
    "/booking?service=full-detail&vehicleSize=small&estimate=300",
  );
});

test.each(["Noosa", "xq", "<b>x</b>", "9999", "x".repeat(200)])(
  "for %s, which isn't covered, the sentence says to ask",
  async (typed) => {
    openSentence();
    type(typed);
    expect(screen.getByText("Not on our list yet, but we may still come to you.")).toBeVisible();
    expect(shownWords()).not.toContain("$");
    expect(shownWords()).toContain(": ask us.");
    expect(await book("Ask us")).toBe(
      `/contact?${new URLSearchParams({ suburb: typed }).toString()}`,
    );
  },
);

test("while only the suburb is a question, its region's price is shown and booked", async () => {
  openSentence();
  type("mars");
  expect(shownWords()).toContain("Do you mean Marsden?");
  expect(shownWords()).toContain("is about $320, ");
  expect(answerOf(draftStore("booking").get().answers, "region")).toBe("");
  // What is no suburb yet goes to the booking with the draft.
  expect(await book("Book this")).toBe("/booking");
});

test("a suburb that is offered is filled in", async () => {
  openSentence();
  type("mars");
  await user.click(screen.getByRole("button", { name: "Marsden" }));
  expect(suburb()).toHaveValue("Marsden");
  expect(screen.getByRole("button", { name: "Book this" })).toBeVisible();
});

test("the link carries a typed suburb, and nothing that nobody chose", async () => {
  openSentence();
  type("Marsden");
  expect(await book("Book this")).toBe("/booking?suburb=Marsden");
});

test.each(["Marsden", "mars"])(
  "Enter after %s takes the suburb and stays on the page",
  async (typed) => {
    openSentence();
    await user.type(suburb(), `${typed}{Enter}`);
    expect(suburb()).toHaveValue("Marsden");
    expect(shownWords()).toContain("is about $320, ");
    expect(navigate).not.toHaveBeenCalled();
    expect(suburb()).not.toHaveFocus();
  },
);

test("three digits, too few for a postcode, are answered as an empty field", () => {
  openSentence();
  type("430");
  expect(screen.getByText("We come to you.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Book this" })).toBeVisible();
});
