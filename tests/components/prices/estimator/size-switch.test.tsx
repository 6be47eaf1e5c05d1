/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SizeSwitch } from "@/components/prices/estimator/size-switch";

const sizes = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase(), name, multiplier: 1, examples: `${name} ones` }));

test.each([
  ["Small Vehicle, Large Vehicle", "Small: Small Vehicle ones. Large: Large Vehicle ones."],
  ["Small Lawn, Extra Large Lawn", "Small: Small Lawn ones. Extra Large: Extra Large Lawn ones."],
  ["Courtyard, Acre Block", "Courtyard: Courtyard ones. Acre Block: Acre Block ones."],
  ["Four-Wheel Drive", "Four-Wheel Drive: Four-Wheel Drive ones."],
])("a word that all sizes end with is not repeated: %s", (names, examples) => {
  render(<SizeSwitch sizes={sizes(...names.split(", "))} />);
  expect(screen.getByText(examples)).toBeVisible();
  expect(screen.getByRole("group", { name: "Vehicle size" })).toBeVisible();
  // Those who can't see it hear the whole name, and its examples.
  expect(screen.getAllByRole("radio").map((each) => each.closest("label")?.textContent)).toEqual(
    names.split(", ").map((name) => `${name} ${name} ones`),
  );
});
