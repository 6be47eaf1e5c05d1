import { join } from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";

import { describeOutcome, summarise } from "./photos/describe-outcome";
import { findPhotos } from "./photos/find-photos";
import { takeInPhoto, type PhotoOutcome } from "./photos/take-in-photo";
import { orPlainError } from "./check/read-content";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

runMain(async (args) => {
  parseArgs({ args, options: {} });
  const { root } = foldersAt();
  const contentFolder = join(root, "content");
  // One picture at a time: two of a hundred megapixels at once would need twice the memory.
  sharp.cache(false);
  const tasks = await orPlainError(root, () => findPhotos(contentFolder));
  if (tasks.length === 0) {
    console.log("Nothing to do: content/inbox is empty, and every picture is as it should be.");
    return 0;
  }
  const outcomes: PhotoOutcome[] = [];
  for (const task of tasks) {
    const outcome = await takeInPhoto(contentFolder, task);
    outcomes.push(outcome);
    console.log(`${outcomes.length}/${tasks.length} ${describeOutcome(outcome)}`);
  }
  console.log(`\n${summarise(outcomes)}`);
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
});
