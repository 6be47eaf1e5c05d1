import { readFileSync } from "node:fs";
import { assertDefined } from "@/lib/assert-defined";

const file = "src/styles/tokens/_palette.scss";
const palette = readFileSync(file, "utf8");

/** A colour of the palette by its role, such as `#0b5d55`. Throws if the role isn't there. */
export const paletteColor = (role: string): string =>
  assertDefined(new RegExp(`"${role}": (#\\w+)`).exec(palette)?.[1], `"${role}" in ${file}`);
