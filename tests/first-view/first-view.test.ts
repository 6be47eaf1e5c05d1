import { readFileSync } from "node:fs";

import { paths } from "../../src/domain/paths";

// The script is put into the pages as it stands and can import nothing: what it repeats is compared here.
const script = readFileSync("src/first-view/first-view.js", "utf8");
const styles = readFileSync("src/styles/global.scss", "utf8");

test("the manifest is asked for where it lies", () => {
  expect(script).toContain(`manifest.href = "${paths.manifest}"`);
});

test("the font it fetches is the one that the styles name, in the weight that the file has", () => {
  const [, weight = "", family = ""] = /fonts\.load\("(\d+) 1em '([^']+)'"\)/.exec(script) ?? [];
  expect(styles).toContain(`font-family: "${family}";\n  src: url("/fonts/`);
  expect(styles).toContain(`font-weight: ${weight};`);
});

test.each(["scripted", "arriving", "fonted"])(
  "the styles know the class %s that it sets",
  (name) => {
    expect(script).toContain(`"${name}"`);
    expect(styles + readFileSync("src/components/picture/picture.module.scss", "utf8")).toContain(
      `.${name}`,
    );
  },
);
