import { runGatsby } from "./lib/run-gatsby";
import { runMain } from "./lib/run-main";
import { serve } from "./lib/serve";

// `npm run serve` shows the last build on http://localhost:9000; `npm start` builds first.
runMain(async ([option]) => {
  if (option === "--build") {
    console.log(
      "The build alone takes about two minutes the first time, and half a minute after that.",
    );
    const code = await runGatsby("build");
    if (code !== 0) return code;
  }
  return serve(Number(process.env["PORT"] || 9000));
});
