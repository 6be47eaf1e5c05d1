/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { pricing, startAnew } from "../../lib/site";
import { user } from "../../lib/user";
import { openEstimator } from "./show-estimator";

beforeEach(startAnew);

const openAt = (address: string) => {
  history.replaceState(null, "", address);
  return openEstimator();
};

test("the estimate adds up add-ons, and the address and the link carry the choice", async () => {
  openAt("/services?utm_source=flyer#estimate");
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
    "/services?utm_source=flyer&service=full-detail&vehicleSize=small&addOns=hand-wax&condition=sand#estimate",
  );
});

test("an add-on that the chosen service doesn't need says so and can't be chosen", async () => {
  openAt("/services?service=ceramic&vehicleSize=small&addOns=hand-wax");
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

test("the bar on phones leads to the summary and keeps the choice in the address", () => {
  openAt("/services?service=full&vehicleSize=medium");
  const bar = screen.getByRole("link", { name: "$360 Full Detail, medium vehicle" });
  expect(bar).toHaveAttribute("href", "#estimate");
});

test("the HTML of the list has the prices of every size and region", () => {
  openAt("/services");
  const full = screen.getByRole("heading", { level: 3, name: "Full Detail" }).closest("li");
  const figures = [...full!.querySelectorAll("[data-size]")].map((each) => each.textContent);
  expect(figures).toEqual(["From $300$320", "$300$320", "$360$385", "$480$510"]);
});

test("a size whose id begins with a digit works", async () => {
  history.replaceState(null, "", "/services?service=full&vehicleSize=4wd");
  const sizes = [{ id: "4wd", name: "Four-Wheel Drive", multiplier: 1.5, examples: "Hilux" }];
  openEstimator({ ...pricing, sizes });
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $450");
});

test("the estimate uses the prices of the chosen region", async () => {
  openAt("/services?service=full&vehicleSize=small");
  await user.click(screen.getAllByRole("button", { name: "Logan" })[0]!);
  expect(screen.getByRole("status")).toHaveTextContent("Estimate $320");
  expect(screen.getByRole("link", { name: "Book with Estimate" })).toHaveAttribute(
    "href",
    "/booking?service=full-detail&vehicleSize=small&estimate=320",
  );
  expect(sessionStorage.getItem("region")).toBe("logan");
});
