import { runMain } from "./lib/run-main";
import { runSiteTests } from "./lib/run-site-tests";

// Arguments go to jest.
runMain((args) => runSiteTests("firefox", args));
