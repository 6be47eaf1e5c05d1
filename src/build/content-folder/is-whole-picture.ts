import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { maxPixels } from "../../content/picture-facts";

/** Hashes of pictures that were found whole, a line each. Gone with `npm ci`, which may bring another decoder. */
const list = path.join("node_modules", ".cache", "rivergum", "whole-pictures.txt");

let known: Set<string> | undefined;

/**
 * Whether every pixel of a picture file can be decoded. That takes twenty times as long as to read the file, and each
 * build asks twice of every picture: the answer is kept by the file's content, for the commands that follow too.
 */
export async function isWholePicture(file: string): Promise<boolean> {
  known ??= new Set(existsSync(list) ? readFileSync(list, "utf8").split("\n") : []);
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (known.has(hash)) return true;
  try {
    // As strict as the build, which stops at the same violations.
    await sharp(file, { failOn: "error", limitInputPixels: maxPixels }).resize(16).raw().toBuffer();
  } catch {
    return false;
  }
  known.add(hash);
  try {
    mkdirSync(path.dirname(list), { recursive: true });
    appendFileSync(list, `${hash}\n`);
  } catch {
    // Where nothing can be written the next command decodes it again.
  }
  return true;
}
