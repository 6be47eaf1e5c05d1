import { readFileSync } from "node:fs";

import { backgroundColour, shareColours, themeColour } from "../../../src/site/head/brand";

test.each([
  ["river", themeColour],
  ["ink", shareColours.ground],
  ["river-bright", shareColours.mark],
  ["mist", shareColours.words],
  ["sandstone", backgroundColour],
])("$%s of the style sheets is the same colour", (name, colour) => {
  const palette = readFileSync("src/styles/tokens/_palette.scss", "utf8");
  expect(palette).toContain(`$${name}: ${colour};`);
});
