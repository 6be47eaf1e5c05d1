import { findBrowser } from "./lib/find-browser";
import { foldersAt } from "./lib/folders";
import { runBrowserTests } from "./lib/run-site-tests";
import { runMain } from "./lib/run-main";

// Arguments go to jest: `npm run test:browser -- tests/browser/home.test.ts`.
runMain((args) => runBrowserTests("browser", findBrowser(foldersAt().cache), args));
