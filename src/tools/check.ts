import { join } from "node:path";
import { formatLines, formatReport } from "../content/format-report";
import { mustStop } from "../content/problem";
import { findGaps } from "./check/before-opening";
import { demonstrationPictures } from "./check/demonstration";
import { readContent } from "./check/read-content";
import { runMain } from "./lib/run-main";

runMain(async () => {
  const content = await readContent(process.cwd());
  const { services, regions, blog, portfolio } = content.ids;
  console.log(
    content.problems.length > 0
      ? formatReport(content.problems)
      : `Everything in content/ is in order: ${services.length} services, ${regions.length} regions, ${blog.length} articles, ${portfolio.length} jobs.`,
  );
  const pictures = demonstrationPictures(join(process.cwd(), "content"));
  const gaps = findGaps(content, process.env, pictures);
  if (gaps.length > 0) console.log(`\nBefore you open (${gaps.length})\n${formatLines(gaps)}`);
  return mustStop(content.problems) ? 1 : 0;
});
