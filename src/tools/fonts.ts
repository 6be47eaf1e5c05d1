import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

// The face of headings and prices: one weight and one optical size, because every axis that stays variable doubles
// the file. 640 is the weight that src/styles/global/_fonts.scss declares.
const axes = { wght: 640, opsz: 32, wdth: 100 };
// Pairs are kerned, and prices ask for figures of one width.
const features = ["kern", "tnum"];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const text = `${ascii}\u00a0’‘“”–—…·×é°`;

/** Makes the site's font from the package it comes in; its licence asks to travel with it. */
runMain(async () => {
  const { root } = foldersAt();
  const source = join(root, "node_modules/@fontsource-variable/bricolage-grotesque");
  const target = join(root, "static/fonts");
  const full = readFileSync(join(source, "files/bricolage-grotesque-latin-standard-normal.woff2"));
  const font = await subsetFont(full, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
  });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "bricolage-grotesque.woff2"), font);
  copyFileSync(join(source, "LICENSE"), join(target, "LICENSE.txt"));
  console.log(`static/fonts/bricolage-grotesque.woff2  ${font.length} bytes of ${full.length}`);
  return 0;
});
