import { readFileSync } from "node:fs";

import { backgroundColour, themeColour } from "../../../src/domain/seo/brand";

test.each([
  ["river", themeColour],
  ["sandstone", backgroundColour],
])("$%s of the style sheets is the same colour", (name, colour) => {
  const palette = readFileSync("src/styles/tokens/_palette.scss", "utf8");
  expect(palette).toContain(`$${name}: ${colour};`);
});
