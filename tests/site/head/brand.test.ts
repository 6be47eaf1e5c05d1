import { readFileSync } from "node:fs";

import {
  backgroundColour,
  markOutline,
  markVeins,
  shareColours,
  themeColour,
} from "../../../src/site/head/brand";

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

test.each(["src/components/logo/logo.tsx", "static/icons/icon.svg"])(
  "%s shows the mark",
  (file) => {
    const drawing = readFileSync(file, "utf8");
    expect(drawing).toContain(`d="${markOutline}"`);
    expect(drawing).toContain(`d="${markVeins}"`);
  },
);
