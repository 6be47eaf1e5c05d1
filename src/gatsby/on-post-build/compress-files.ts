import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { listFiles } from "./list-files";

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Builds of earlier versions left a .gz as well, which would grow old beside its source. */
const compressedFile = /\.(br|gz)$/;

/** The blog grows for years, and most of its build would be this step. */
const manyFiles = /^\/(page-data\/)?blog\/(?!index\.html)/;
/**
 * Level 9 in a window of 2^16 bytes takes a thirtieth of the time of the best, for 10 % more bytes. The usual window of
 * 2^22 would need megabytes of memory for each file, and twice the time of its compression to get them.
 */
const swift = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
const thorough = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

function compress(content: Buffer, file: string): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      ...(manyFiles.test(file) ? swift : thorough),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Leaves a .br beside every text file, for hosts that hand out ready ones. A compressed file carries the time
 * of its source: where both are the same, nothing is done, and where only the time of the source is new (Gatsby writes
 * the data of a page again with every answer), it is taken over. Those whose source is gone go too. A page lies at two
 * paths (write-flat-files.ts) and is compressed once. Resolves to the number of files that were compressed anew.
 */
export async function compressFiles(publicFolder: string): Promise<number> {
  const files = listFiles(publicFolder);
  // What lies in _gatsby is read by the next build, not by visitors.
  const sources = files.filter((file) => textFile.test(file) && !file.startsWith("/_gatsby/"));
  const wanted = new Set(sources.map((file) => `${file}.br`));
  const isOurs = (file: string) =>
    compressedFile.test(file) && textFile.test(file.replace(compressedFile, ""));
  const orphans = files.filter((file) => isOurs(file) && !wanted.has(file));
  for (const file of orphans) rmSync(path.join(publicFolder, file));
  let compressed = 0;
  const known = new Map<string, Promise<Buffer>>();
  const queue = sources.values();
  // Node compresses in threads of its own. Twice as many tasks as cores: the twins of a page wait for one another.
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of queue) {
        if (await compressFile(publicFolder, file, known)) compressed += 1;
      }
    }),
  );
  return compressed;
}

/** `known` holds what was compressed in this build, by content. */
async function compressFile(
  publicFolder: string,
  name: string,
  known: Map<string, Promise<Buffer>>,
): Promise<boolean> {
  const file = path.join(publicFolder, name);
  const target = `${file}.br`;
  const { mtime } = statSync(file);
  const found = statSync(target, { throwIfNoEntry: false });
  // Some file systems keep times in whole milliseconds only.
  if (found && Math.abs(found.mtimeMs - mtime.getTime()) < 2) return false;
  const content = readFileSync(file);
  const isNew = !found || !holds(target, content);
  if (isNew) {
    const key = createHash("sha256").update(content).digest("base64");
    const result = known.get(key) ?? compress(content, name);
    known.set(key, result);
    writeFileSync(target, await result);
  }
  utimesSync(target, mtime, mtime);
  return isNew;
}

/** Whether a compressed file is this content: to unpack it takes a hundredth of the time. */
function holds(target: string, content: Buffer): boolean {
  try {
    return brotliDecompressSync(readFileSync(target)).equals(content);
  } catch {
    return false;
  }
}
