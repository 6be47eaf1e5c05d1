/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SizeSwitch } from "@/components/prices/estimator/size-switch";

const sizes = (...names: string[]) =>
  names.map((name) => ({
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    multiplier: 1,
    examples: `${name} ones`,
  }));

test.each([
  ["Small Vehicle, Large Vehicle", ["Small", "Large"]],
  ["Small Lawn, Extra Large Lawn", ["Small", "Extra Large"]],
  ["Courtyard, Acre Block", ["Courtyard", "Acre Block"]],
  ["Four-Wheel Drive", ["Four-Wheel Drive"]],
])("a word that all sizes end with is not repeated: %s", (names, short) => {
  render(<SizeSwitch sizes={sizes(...names.split(", "))} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    short.map((name, index) => `${name} ${names.split(", ")[index]} ones`),
  );
  expect(screen.getByRole("group", { name: "Vehicle size" })).toBeVisible();
  // Those who can't see it hear the whole name, and its examples.
  for (const [index, name] of names.split(", ").entries())
    expect(screen.getByRole("radio", { name })).toHaveAccessibleDescription(
      `${short[index]} ${name} ones`,
    );
});
