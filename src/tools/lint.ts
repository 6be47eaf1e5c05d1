import { lintChecks } from "./lib/checks";
import { runMain } from "./lib/run-main";
import { runNode } from "./lib/run-node";

runMain(async () => {
  let failed = 0;
  for (const { title, args } of lintChecks) {
    console.log(title);
    if ((await runNode(args)) !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
});
