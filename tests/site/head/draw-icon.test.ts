import { readFileSync } from "node:fs";

import { markOutline, markVeins } from "../../../src/site/head/draw-icon";

test.each(["src/components/logo/logo.tsx", "static/icons/icon.svg"])(
  "%s shows the mark",
  (file) => {
    const drawing = readFileSync(file, "utf8");
    expect(drawing).toContain(`d="${markOutline}"`);
    expect(drawing).toContain(`d="${markVeins}"`);
  },
);
