import { join } from "node:path";
import { parseArgs } from "node:util";

import { checkContent } from "../content/check-content";
import demoPictures from "./launch-check/demo-pictures.json";
import { findLaunchGaps } from "./launch-check/find-launch-gaps";
import { hashPictures } from "./launch-check/hash-pictures";
import { readContentFolder } from "../gatsby/content-folder/read-content-folder";
import { describeFileError, todayFor } from "./check/read-content";
import { countOf, formatAlike } from "./check/report-text";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

runMain(async (args) => {
  parseArgs({ args, options: {} });
  const { root } = foldersAt();
  const contentFolder = join(root, "content");
  const { content, pictureHashes } = await readAll(contentFolder).catch((error: unknown) => {
    throw new PlainError(describeFileError(error, root));
  });
  const demoHashes = new Set(Object.keys(demoPictures));
  const { groups, reminders } = findGaps(content, {
    pictureHashes,
    demoHashes,
    environment: process.env,
  });
  for (const { title, gaps } of groups) {
    console.log(`${title} (${gaps.length})`);
    console.log(`${formatAlike(gaps)}\n`);
  }
  for (const reminder of reminders) console.log(`Remember: ${reminder}\n`);
  const left = groups.reduce((sum, { gaps }) => sum + gaps.length, 0);
  console.log(
    left === 0
      ? "Nothing stands between this site and its opening."
      : `Still to do before the opening: ${countOf(left, "thing")}.`,
  );
  return left === 0 ? 0 : 1;
});

/** A mistake in an environment variable is told in one sentence. */
function findGaps(...[content, facts]: Parameters<typeof findLaunchGaps>) {
  try {
    return findLaunchGaps(content, facts);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

async function readAll(contentFolder: string) {
  const folder = await readContentFolder(contentFolder);
  return {
    content: checkContent(folder, { today: todayFor(folder), environment: process.env }),
    pictureHashes: await hashPictures(contentFolder, folder.pictures.keys()),
  };
}
