import { join } from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";

import { filesIn, isLeftover } from "../content/read-folder-deep";
import { orPlainError } from "./check/read-content";
import { runMain } from "./lib/run-main";
import { convertPhoto, mayNeedWork, PhotoError } from "./photos/convert-photo";

/** Makes JPEGs of iPhone photos (HEIC) and large pictures smaller, wherever they are in content/. */
runMain(async (args) => {
  parseArgs({ args, options: {} });
  const root = process.cwd();
  // One picture at a time: two of a hundred megapixels at once would need twice the memory.
  sharp.cache(false);
  const photos = await orPlainError(async () =>
    filesIn(join(root, "content")).filter((file) => mayNeedWork(file) && !isLeftover(file)),
  );
  let done = 0;
  let failed = 0;
  for (const photo of photos) {
    try {
      const line = await convertPhoto(root, photo);
      if (line === undefined) continue;
      done += 1;
      console.log(`✓ ${line}`);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      failed += 1;
      console.log(`✗ content/${photo} ${error.message}`);
    }
  }
  if (done === 0 && failed === 0) console.log("Nothing to do: every picture is as it should be.");
  if (done > 0) console.log(`\nThe photos as they came are in originals/.`);
  return failed === 0 ? 0 : 1;
});
