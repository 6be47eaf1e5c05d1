import { readFileSync } from "node:fs";

import { drawIcon, markOutline, markVeins, packIco } from "../../../src/site/head/draw-icon";
import { roundedIcon } from "../../../src/site/head/app-icons";

test("the icon's mark is the logo's", () => {
  const logo = readFileSync("src/components/logo/logo.tsx", "utf8");
  expect(logo).toContain(`d="${markOutline}"`);
  expect(logo).toContain(`d="${markVeins}"`);
});

test("the side veins are left out where there is no room for them", () => {
  expect(drawIcon(roundedIcon)).toContain(markVeins);
  expect(drawIcon({ ...roundedIcon, pixels: 32 })).toContain(markVeins);
  expect(drawIcon({ ...roundedIcon, pixels: 16 })).not.toContain(markVeins);
});

test("the icon in static/ is the one that is drawn", () => {
  expect(readFileSync("static/icons/icon.svg", "utf8")).toBe(drawIcon(roundedIcon));
});

test("an ICO file lists its pictures and holds them one after the other", () => {
  const file = packIco([
    { pixels: 16, png: new Uint8Array([1, 2, 3]) },
    { pixels: 256, png: new Uint8Array([4, 5]) },
  ]);
  const view = new DataView(file.buffer);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
    0, 1, 2,
  ]);
  const entries = [6, 22].map((at) => ({
    width: view.getUint8(at),
    length: view.getUint32(at + 8, true),
    offset: view.getUint32(at + 12, true),
  }));
  expect(entries).toEqual([
    { width: 16, length: 3, offset: 38 },
    { width: 0, length: 2, offset: 41 },
  ]);
  expect([...file.subarray(38)]).toEqual([1, 2, 3, 4, 5]);
});
