import { createHash } from "node:crypto";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressedFile = /\.(br|gz)$/;

/**
 * The blog grows for years, and most of its build would be this step: at level 8 it takes a tenth of the time, for 8 to
 * 9 % more bytes.
 */
const manyFiles = /^\/(page-data\/)?blog\/(?!index\.html)/;

interface Encoder {
  extension: string;
  encode: (content: Buffer, file: string) => Promise<Buffer>;
  /** Throws for what is no whole file of this kind. */
  decode: (compressed: Buffer) => Buffer;
}

const encoders: readonly Encoder[] = [
  {
    extension: ".br",
    decode: brotliDecompressSync,
    encode: (content, file) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: manyFiles.test(file) ? 8 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: ".gz",
    decode: gunzipSync,
    encode: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Leaves a .br and a .gz beside every text file, for hosts that hand out ready ones. A compressed file carries the time
 * of its source: where both are the same, nothing is done, and where only the time of the source is new (Gatsby writes
 * the data of a page again with every answer), it is taken over. Those whose source is gone go too. A page lies at two
 * paths (write-flat-files.ts) and is compressed once. Resolves to the number of files that got new ones.
 */
export async function compressFiles(publicFolder: string): Promise<number> {
  const files = listFiles(publicFolder);
  // What lies in _gatsby is read by the next build, not by visitors.
  const sources = files.filter((file) => textFile.test(file) && !file.startsWith("/_gatsby/"));
  const wanted = new Set(
    sources.flatMap((file) => encoders.map(({ extension }) => file + extension)),
  );
  const isOurs = (file: string) =>
    compressedFile.test(file) && textFile.test(file.replace(compressedFile, ""));
  const orphans = files.filter((file) => isOurs(file) && !wanted.has(file));
  await Promise.all(orphans.map((file) => rm(path.join(publicFolder, file))));
  let compressed = 0;
  const encoded = new Map<string, Promise<Buffer>>();
  const queue = sources.values();
  // Node compresses in threads of its own. Twice as many tasks as cores: the twins of a page wait for one another.
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of queue) {
        if (await compressFile(publicFolder, file, encoded)) compressed += 1;
      }
    }),
  );
  return compressed;
}

/** `encoded` holds what was compressed in this build, by extension and content. */
async function compressFile(
  publicFolder: string,
  name: string,
  encoded: Map<string, Promise<Buffer>>,
): Promise<boolean> {
  const file = path.join(publicFolder, name);
  const { mtime } = await stat(file);
  const isCurrent = async (target: string) => {
    const found = await stat(target).catch(() => undefined);
    // Some file systems keep times in whole milliseconds only.
    return found !== undefined && Math.abs(found.mtimeMs - mtime.getTime()) < 2;
  };
  let isNew = false;
  let content: Buffer | undefined;
  for (const { extension, encode, decode } of encoders) {
    const target = file + extension;
    if (await isCurrent(target)) continue;
    content ??= await readFile(file);
    if (!(await holds(target, decode, content))) {
      const key = extension + createHash("sha256").update(content).digest("base64");
      const result = encoded.get(key) ?? encode(content, name);
      encoded.set(key, result);
      await writeFile(target, await result);
      isNew = true;
    }
    await utimes(target, mtime, mtime);
  }
  return isNew;
}

/** Whether a compressed file is there and is this content: to unpack it takes a hundredth of the time. */
async function holds(target: string, decode: Encoder["decode"], content: Buffer): Promise<boolean> {
  try {
    return decode(await readFile(target)).equals(content);
  } catch {
    return false;
  }
}
