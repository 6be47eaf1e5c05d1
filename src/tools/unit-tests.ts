import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";

// Arguments go to jest: `npm run test:unit -- tests/gatsby`, `npm run test:unit -- --watch`.
runMain((args) => runNode([programs.jest, ...args, "--selectProjects", "unit"]));
