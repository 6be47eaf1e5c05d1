/** @jest-environment jsdom */
import { chooseVisitedRegion } from "@/components/regions/region/use-region";
import { showRegion } from "@/early-scripts/region";
import { draftStore, tell } from "@/requests/draft-store";

test("a visit to a region's page chooses it once, and clears a suburb of another region", () => {
  document.documentElement.dataset["regions"] = "brisbane logan";
  const suburb = { suburb: ["Coorparoo"], suburb_region: ["brisbane"] };
  tell("booking", { type: "answered", answers: suburb });
  showRegion("/logan");
  chooseVisitedRegion();
  expect(draftStore("booking").get().answers).toEqual([["region", "logan"]]);
  tell("booking", { type: "answered", answers: { ...suburb, region: ["brisbane"] } });
  chooseVisitedRegion();
  expect(draftStore("booking").get().answers).toContainEqual(["suburb", "Coorparoo"]);
});
