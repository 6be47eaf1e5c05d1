import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { mustStop } from "../domain/content/problem";
import { describeFileError, readContent } from "./content/read-content";
import { reportPage } from "./content/report-html";
import { countOf, formatReport } from "./content/report-text";
import { writeAtomically } from "./content/write-atomically";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

runMain(async (args) => {
  const { values } = parseArgs({ args, options: { html: { type: "boolean" } } });
  const { root } = foldersAt();
  const { problems, ids, entries } = await readContent(root);
  if (problems.length === 0) {
    const counts = [
      countOf(ids.services.length, "service"),
      countOf(ids.regions.length, "region"),
      countOf(ids.blog.length, "article"),
      countOf(ids.portfolio.length, "job"),
    ];
    console.log(`Everything in content/ is in order: ${counts.join(", ")}.`);
  } else {
    console.log(formatReport(problems));
  }
  const samples = entries.portfolio.filter(({ data }) => data.sample).length;
  if (samples > 0) {
    console.log(`\nSamples are left; npm run launch-check lists all that is still to be replaced.`);
  }
  if (values.html) {
    const file = join(root, ".reports", "content.html");
    const madeAt = new Date().toLocaleString("en-AU", { dateStyle: "long", timeStyle: "short" });
    try {
      await writeAtomically(file, reportPage(problems, madeAt));
    } catch (error) {
      throw new PlainError(describeFileError(error, root));
    }
    console.log(`\nThe report is in ${relative(root, file)}`);
  }
  return mustStop(problems) ? 1 : 0;
});
