import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { drawIcon, packIco, type IconShape } from "../domain/pictures/draw-icon";
import { roundedIcon } from "../domain/seo/app-icons";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

const square = { corner: 0, mark: 0.72 };
// Systems may cut a maskable icon down to a circle of 80 % of its width.
const maskable = { corner: 0, mark: 0.6 };

/** The PNGs beside icon.svg; src/domain/seo/app-icons.ts tells the pages of them. */
const files: readonly (IconShape & { name: string; pixels: number })[] = [
  { name: "icon-48.png", pixels: 48, ...roundedIcon },
  { name: "icon-192.png", pixels: 192, ...roundedIcon },
  { name: "icon-512.png", pixels: 512, ...roundedIcon },
  { name: "icon-maskable-512.png", pixels: 512, ...maskable },
  { name: "apple-touch-icon.png", pixels: 180, ...square },
];

// What browsers ask for by name where a page gives no icon.
const faviconSizes = [16, 32, 48];

function render(shape: IconShape, pixels: number): Promise<Buffer> {
  const pixelsPerPart = pixels / 32;
  let picture = sharp(Buffer.from(drawIcon({ ...shape, pixels })), { density: 72 * pixelsPerPart });
  // Phones show the transparent parts of such icons black.
  if (shape.corner === 0) picture = picture.removeAlpha();
  return picture.resize(pixels, pixels).png({ palette: true, effort: 10 }).toBuffer();
}

runMain(async () => {
  const folder = join(foldersAt().root, "static");
  mkdirSync(join(folder, "icons"), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    console.log(`static/${name}  ${content.length} bytes`);
  };
  write("icons/icon.svg", drawIcon(roundedIcon));
  for (const { name, pixels, ...shape } of files) {
    write(`icons/${name}`, await render(shape, pixels));
  }
  const favicons = faviconSizes.map(async (pixels) => ({
    pixels,
    png: await render(roundedIcon, pixels),
  }));
  write("favicon.ico", packIco(await Promise.all(favicons)));
  return 0;
});
