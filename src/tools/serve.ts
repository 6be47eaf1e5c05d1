import { runGatsby } from "./lib/run-gatsby";
import { runMain } from "./lib/run-main";
import { readPort, serve } from "./lib/serve";

// `npm run serve` shows the last build on http://localhost:9000; `npm start` builds first.
runMain(async ([option]) => {
  const port = readPort(9000);
  if (option === "--build") {
    console.log(
      "The build alone takes about two minutes the first time, and half a minute after that.",
    );
    const code = await runGatsby("build");
    if (code !== 0) return code;
  }
  return serve(port);
});
