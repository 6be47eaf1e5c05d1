/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { BottomBar } from "../../../src/components/bottom-bar/bottom-bar";
import { TextUs } from "../../../src/components/text-us/text-us";
import { type PageFacts, rememberQuote } from "../../../src/components/text-us/visit-facts";
import { startAnew } from "../lib/site";

beforeEach(() => {
  startAnew();
  document.documentElement.dataset["region"] = "logan";
});

const estimate = { service: "Full Detail", vehicleSize: "Large Vehicle", estimate: "$450" };

/** What both ways to text say once they are pressed. */
function press(facts?: PageFacts): string[] {
  render(
    <>
      {facts && <TextUs {...facts} />}
      <BottomBar phone="0491 570 156" />
    </>,
  );
  return screen.getAllByRole<HTMLAnchorElement>("link", { name: /^Text/ }).map((link) => {
    fireEvent.click(link);
    return decodeURIComponent(link.href.split("body=")[1] ?? "");
  });
}
const twice = (text: string) => [text, text];

test("without a choice they name what the page is about, and the visitor's region", () => {
  expect(press({ service: "Ceramic Coating" })).toEqual(
    twice("Hi, could I get a quote for Ceramic Coating in Logan?"),
  );
});

test("a region's page outvotes the visitor's, and a suburb outvotes both", () => {
  expect(press({ place: "Brisbane" })[0]).toContain("a detail in Brisbane?");
  rememberQuote({ place: "Coomera" });
  fireEvent.click(screen.getByRole("link", { name: "Text us" }));
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Text us" }).href).toContain(
    "Coomera",
  );
});

test("an estimate comes along with its service, and with no other", () => {
  rememberQuote(estimate);
  expect(press({})).toEqual(
    twice(
      "Hi, could I get a quote for Full Detail, large vehicle in Logan? Your website says $450.",
    ),
  );
  document.body.replaceChildren();
  expect(press({ service: "Ceramic Coating" })[0]).toBe(
    "Hi, could I get a quote for Ceramic Coating in Logan?",
  );
});

test("where nothing is known the bar's message is left to the visitor", () => {
  delete document.documentElement.dataset["region"];
  expect(press()).toEqual([""]);
  document.body.replaceChildren();
  expect(press({})[0]).toBe("Hi, could I get a quote for a detail?");
});
