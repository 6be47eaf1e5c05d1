import { runGatsby } from "./lib/run-gatsby";
import { runMain } from "./lib/run-main";

// `npm run build` and `npm run dev`: `gatsby build` and `gatsby develop` with the settings of
// run-gatsby.ts.
runMain((command) => runGatsby(...command));
