import { join } from "node:path";
import { parseArgs } from "node:util";

import demoPictures from "./launch-check/demo-pictures.json";
import { findLaunchGaps } from "./launch-check/find-launch-gaps";
import { hashPictures } from "./launch-check/hash-pictures";
import { readContent } from "./check/read-content";
import { countOf, formatAlike } from "./check/report-text";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

runMain(async (args) => {
  parseArgs({ args, options: {} });
  const { root } = foldersAt();
  const content = await readContent(root);
  const pictures = content.folder.pictures.keys();
  const { groups, reminders } = findLaunchGaps(content, {
    pictureHashes: await hashPictures(join(root, "content"), pictures),
    demoHashes: new Set(Object.keys(demoPictures)),
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
