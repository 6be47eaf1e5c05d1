import { checkContent } from "@/content/check/check-content";
import { formatReport } from "@/content/problem";
import { readContentFolder } from "@/content/read/read-content-folder";
import { runMain, UserError } from "./lib/run-main";

/** `1 region`, `2 regions`. */
const counted = (ids: readonly string[], what: string) =>
  `${ids.length} ${what}${ids.length === 1 ? "" : "s"}`;

runMain(async () => {
  const folder = await readContentFolder("content").catch((error: Error) => {
    throw new UserError(`The content cannot be read: ${error.message}`);
  });
  const content = checkContent(folder);
  const { samples, ids } = content;
  const { services, regions, blog, portfolio } = ids;
  console.log(
    content.problems.length > 0
      ? formatReport(content.problems)
      : `Everything in content/ is in order: ${counted(services, "service")}, ${counted(regions, "region")}, ${counted(blog, "article")}, ${counted(portfolio, "job")}.`,
  );
  if (samples.length > 0)
    console.log(`\nBefore you open, make these your own (sample: true)\n${samples.join("\n")}`);
  return content.problems.length > 0 ? 1 : 0;
});
