import { formatLines, formatReport } from "@/content/check/format-report";
import { mustStop } from "@/content/problem";
import { findGaps } from "./check/before-opening";
import { readContent } from "./check/read-content";
import { runMain } from "./lib/run-main";

/** `1 region`, `2 regions`. */
const counted = (ids: readonly string[], what: string) =>
  `${ids.length} ${what}${ids.length === 1 ? "" : "s"}`;

runMain(async () => {
  const content = await readContent(process.cwd());
  const { services, regions, blog, portfolio } = content.ids;
  console.log(
    content.problems.length > 0
      ? formatReport(content.problems)
      : `Everything in content/ is in order: ${counted(services, "service")}, ${counted(regions, "region")}, ${counted(blog, "article")}, ${counted(portfolio, "job")}.`,
  );
  const gaps = findGaps(content, process.env);
  if (gaps.length > 0) console.log(`\nBefore you open (${gaps.length})\n${formatLines(gaps)}`);
  return mustStop(content.problems) ? 1 : 0;
});
