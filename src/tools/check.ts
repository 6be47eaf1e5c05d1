import { mustStop } from "../content/problem";
import { readContent } from "./check/read-content";
import { countOf, formatReport } from "./check/report-text";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

runMain(async () => {
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
  if (entries.portfolio.some(({ data }) => data.sample)) {
    console.log(`\nSamples are left; npm run launch-check lists all that is still to be replaced.`);
  }
  return mustStop(problems) ? 1 : 0;
});
