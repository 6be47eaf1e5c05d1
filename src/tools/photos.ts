import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { filesIn, isSystemFile } from "@/lib/files";
import { asUserError } from "./check/read-content";
import { runMain } from "./lib/run-main";
import { convertPhoto, mayNeedWork, PhotoError } from "./photos/convert-photo";

/** `npm run photos` turns iPhone photos (HEIC) into JPEGs and shrinks large pictures, everywhere in content/. */
runMain(async (args) => {
  parseArgs({ args, options: {} });
  const root = process.cwd();
  // Photos are converted one at a time, because a picture of a hundred megapixels needs a lot of memory.
  sharp.cache(false);
  const photos = await asUserError(async () =>
    filesIn(join(root, "content")).filter((file) => mayNeedWork(file) && !isSystemFile(file)),
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
  if (done === 0 && failed === 0) console.log("Nothing to do: all pictures are fine.");
  if (done > 0) console.log(`\nYour original photos are in originals/.`);
  return failed === 0 ? 0 : 1;
});
