import sharp from "sharp";

import { pictureSets } from "../domain/pictures/picture-sets";
import { ssim, type Luma } from "../domain/pictures/ssim";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

interface Setting {
  format: "avif" | "webp";
  quality: number;
  effort: number;
}

// Around what src/domain/pictures/encoders.ts chose; 4 is the effort sharp takes when it is told none.
const settings: readonly Setting[] = [
  ...[2, 3, 4, 5, 6].flatMap((effort) =>
    [35, 40, 45, 48, 50, 55, 60, 65].map((quality): Setting => ({
      format: "avif",
      quality,
      effort,
    })),
  ),
  ...[55, 60, 65, 70, 75, 80].map((quality): Setting => ({ format: "webp", quality, effort: 4 })),
];

/** What phones get of a picture; a wide one is measured as a hero. */
async function phoneSizes(file: string) {
  const { width, height } = await sharp(file).metadata();
  const { hero, gallery } = pictureSets;
  const { mobile } = width / height > 1.5 ? hero : gallery;
  return [mobile.width, mobile.upTo].map((each) => ({
    width: each,
    height: Math.round((each * mobile.height) / mobile.width),
  }));
}

async function readLuma(picture: Buffer): Promise<Luma> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: data };
}

/**
 * Prints how large, how slow and how true each encoder setting makes the given pictures, as a table in Markdown:
 * `npx tsx src/commands/measure-pictures.ts content/pages/home/hero.jpg`. Times are of the processor, one thread.
 */
runMain(async (files) => {
  if (files.length === 0) {
    throw new PlainError(
      "Which pictures? npx tsx src/commands/measure-pictures.ts content/pages/home/hero.jpg",
    );
  }
  sharp.concurrency(1);
  console.log("| Picture | Size | Format | Quality | Effort | KB | ms | SSIM |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const file of files) {
    for (const { width, height } of await phoneSizes(file)) {
      const original = await sharp(file)
        .resize(width, height, { position: sharp.strategy.attention })
        .png()
        .toBuffer();
      const reference = await readLuma(original);
      for (const { format, ...options } of settings) {
        const started = process.cpuUsage();
        const encoded = await sharp(original).toFormat(format, options).toBuffer();
        const { user, system } = process.cpuUsage(started);
        const cells = [
          file,
          `${width}×${height}`,
          format,
          options.quality,
          options.effort,
          (encoded.length / 1000).toFixed(1),
          ((user + system) / 1000).toFixed(0),
          ssim(reference, await readLuma(encoded)).toFixed(3),
        ];
        console.log(`| ${cells.join(" | ")} |`);
      }
    }
  }
  return 0;
});
