import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawShareBand, shareWords } from "../../pictures/draw-share-band";
import { encoders } from "../../pictures/encoders";
import { sharePicture } from "../../site/picture-sets";
import { shareColours } from "../../site/head/brand";

const beside = (name: string) => path.resolve("src", "gatsby", "create-resolvers", name);

// No font of the machine is asked for, and none need be there: words look alike wherever the site is built.
process.env["FONTCONFIG_FILE"] ??= beside("fonts.conf");

/** Made by `src/tools/fonts.ts`, under the name it has within; the comma ends the name before the size. */
const font = {
  file: beside("heading.ttf"),
  family: "Bricolage Grotesque 96pt ExtraBold,",
};

interface ShareInputs {
  /** The folder of the built site. */
  publicFolder: string;
  /** The owner's picture: its path on this machine, and a hash of its content. */
  file: string;
  digest: string;
  /** What the picture says: the name of the business, and a line below it. */
  name: string;
  line: string;
}

const made = new Map<string, Promise<void>>();

/**
 * The picture that chats and networks show for a shared link: the page's own with the name of the business on it.
 * Written once for its content beside the pictures Gatsby makes; resolves to its path on the site.
 */
export function makeSharePicture(inputs: ShareInputs): Promise<string> {
  const band = drawShareBand();
  const content = JSON.stringify([inputs.digest, inputs.name, inputs.line, band, shareWords]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const address = `/static/share/${hash}.jpg`;
  const target = path.join(inputs.publicFolder, address);
  const making = made.get(target) ?? write(target, inputs, band);
  made.set(target, making);
  return making.then(() => address);
}

async function write(target: string, { file, name, line }: ShareInputs, band: string) {
  if (existsSync(target)) return;
  const words = await Promise.all([
    draw(name, "#ffffff", shareWords.name),
    draw(line, shareColours.words, shareWords.line),
  ]);
  const picture = await sharp(file)
    .resize({ ...sharePicture, fit: "cover" })
    .composite([{ input: Buffer.from(band) }, ...words])
    .jpeg({ ...encoders.jpgOptions, mozjpeg: true })
    .toBuffer();
  await mkdir(path.dirname(target), { recursive: true });
  // Another process may be at the same picture: a file is whole or not there.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, picture);
  await rename(draft, target);
}

/** Words as a picture that lies over another; they become smaller where they would not fit beside the mark. */
async function draw(
  words: string,
  color: string,
  { left, top, pixels }: { left: number; top: number; pixels: number },
) {
  const escaped = words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `${font.family} ${pixels}`,
      fontfile: font.file,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const most = sharePicture.width - left - 48;
  const input =
    info.width > most ? await sharp(data).resize({ width: most }).png().toBuffer() : data;
  return { input, left, top };
}
