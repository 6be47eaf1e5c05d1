import { build, develop } from "./lib/gatsby";
import { runMain } from "./lib/run-main";
import { readPort } from "./lib/serve";

// `npm run build` and `npm run dev`.
runMain(async ([command]) => {
  if (command === "build") return build();
  return develop(readPort(8000));
});
