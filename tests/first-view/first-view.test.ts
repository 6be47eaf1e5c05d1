import { readFileSync } from "node:fs";

import { paths } from "../../src/site/paths";
import { speculationRules } from "../../src/site/speculation-rules";

// The scripts come to the pages as they stand and can import nothing: what they repeat is compared here.
const atOnce = readFileSync("src/first-view/at-once.js", "utf8");
const script = readFileSync("src/first-view/first-view.js", "utf8");
const styles = ["fonts", "root", "helpers"]
  .map((name) => readFileSync(`src/styles/global/_${name}.scss`, "utf8"))
  .join("");

test("the manifest is asked for where it lies", () => {
  expect(script).toContain(`manifest.href = "${paths.manifest}"`);
});

test("the regions of suburbs are asked for where they lie", () => {
  expect(script).toContain(`fetch("${paths.suburbs}")`);
});

test.each(["data-pointed", "data-seen"])("the rules know the links it marks with %s", (name) => {
  expect(script).toContain(`.setAttribute("${name}", "")`);
  expect(speculationRules).toContain(`{"selector_matches":"[${name}]"}`);
});

test("the font it fetches is the one that the styles name, in the weight that the file has", () => {
  const [, weight = "", family = ""] = /fonts\.load\("(\d+) 1em '([^']+)'"\)/.exec(script) ?? [];
  expect(styles).toContain(`font-family: "${family}";\n  src: url("/fonts/`);
  expect(styles).toContain(`font-weight: ${weight};`);
});

const known =
  styles +
  ["picture/picture", "promo-banner/promo-banner"]
    .map((name) => readFileSync(`src/components/${name}.module.scss`, "utf8"))
    .join("");

test.each(["scripted", "arriving", "fonted", "promo-dismissed"])(
  "the styles know the class %s that is there at once",
  (name) => {
    expect(atOnce).toContain(`"${name}"`);
    expect(known).toContain(`.${name}`);
  },
);

test.each(["fading", "fonted", "promo-dismissed"])(
  "the styles know the class %s that comes or goes later",
  (name) => {
    expect(script).toContain(`"${name}"`);
    expect(known).toContain(`.${name}`);
  },
);
