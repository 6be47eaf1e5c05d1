/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { tell } from "@/requests/draft-store";
import { pricing, startAnew } from "../../lib/site";
import { user } from "../../lib/user";
import { openEstimator } from "./show-estimator";

beforeEach(startAnew);

/** Answers of this tab, by the name of the question. */
const answered = (answers: Record<string, string[]>) =>
  tell("booking", { type: "answered", answers });

test("the estimate adds up add-ons, and the link carries the choice, but not the address", async () => {
  history.replaceState(null, "", "/services?utm_source=flyer#estimate");
  openEstimator();
  await user.click(screen.getByLabelText(/Estimate Full Detail/));
  for (const label of [/Small/, /Hand Wax/, /Sand/]) await user.click(screen.getByLabelText(label));
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $340");
  const summary = screen.getByRole("region", { name: "Your estimate" });
  expect(
    within(summary)
      .getAllByRole("term")
      .map((term) => term.textContent),
  ).toEqual(["Full Detail, small vehicle", "Hand Wax", "Sand"]);
  expect(screen.getByRole("link", { name: "Book with Estimate" })).toHaveAttribute(
    "href",
    "/booking?service=full-detail&vehicleSize=small&estimate=300&addOns=hand-wax&condition=sand",
  );
  expect(location.pathname + location.search + location.hash).toBe(
    "/services?utm_source=flyer#estimate",
  );
});

test("an add-on that the chosen service doesn't need says so and can't be chosen", async () => {
  answered({
    service: ["Ceramic Coating"],
    vehicle_size: ["Small Vehicle"],
    add_ons: ["Hand Wax"],
  });
  openEstimator();
  const row = screen.getByRole("heading", { name: "Hand Wax" }).closest("li");
  expect(screen.getByLabelText(/Hand Wax/)).toBeDisabled();
  expect(row).toHaveTextContent("A coat of wax. Not needed with Ceramic Coating.");
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $800");
  expect(screen.getByRole("link", { name: "Book with Estimate" })).toHaveAttribute(
    "href",
    "/booking?service=ceramic-coating&vehicleSize=small&estimate=800",
  );
  await user.click(screen.getByLabelText(/Estimate Full Detail/));
  expect(row).not.toHaveTextContent("Not needed");
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $340");
});

test("the bar on phones leads to the summary", () => {
  answered({ service: ["Full Detail"], vehicle_size: ["Medium Vehicle"] });
  openEstimator();
  const bar = screen.getByRole("link", { name: "$360 Full Detail, medium vehicle" });
  expect(bar).toHaveAttribute("href", "#estimate");
});

test("the HTML of the list has the prices of every size and region", () => {
  openEstimator();
  const full = screen.getByRole("heading", { level: 3, name: "Full Detail" }).closest("li");
  const figures = [...full!.querySelectorAll("[data-size]")].map((each) => each.textContent);
  expect(figures).toEqual(["From $300$320", "$300$320", "$360$385", "$480$510"]);
});

test("a size whose id begins with a digit works", async () => {
  const sizes = [{ id: "4wd", name: "Four-Wheel Drive", multiplier: 1.5, examples: "Hilux" }];
  openEstimator({ ...pricing, sizes });
  for (const label of [/Estimate Full Detail/, /Four-Wheel Drive/])
    await user.click(screen.getByLabelText(label));
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $450");
});

test("the estimate uses the prices of the chosen region", async () => {
  answered({ service: ["Full Detail"], vehicle_size: ["Small Vehicle"] });
  openEstimator();
  await user.click(screen.getAllByRole("button", { name: "Logan" })[0]!);
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $320");
  expect(screen.getByRole("link", { name: "Book with Estimate" })).toHaveAttribute(
    "href",
    "/booking?service=full-detail&vehicleSize=small&estimate=320",
  );
});

test.each([
  [
    "a suburb of another region",
    { suburb: ["Marsden"], suburb_region: ["logan"] },
    "Marsden",
    "$320",
  ],
  [
    "a place outside all regions",
    { suburb: ["Noosa"], suburb_region: ["outside"] },
    "Noosa",
    "$300",
  ],
  ["a suburb that may be in two", { suburb: ["Spring"], suburb_region: ["?"] }, "Spring", "–"],
])("%s prices the estimate as it prices the booking", (_what, place, fact, total) => {
  answered({ ...place, service: ["Full Detail"], vehicle_size: ["Small Vehicle"] });
  openEstimator();
  expect(screen.getByRole("status")).toHaveTextContent(`Estimate ${total}`);
  expect(screen.getByRole("region", { name: "Your estimate" })).toHaveTextContent(fact);
});
