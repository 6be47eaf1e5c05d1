import { createEditServer } from "./edit/create-edit-server";
import { listenOnLoopback } from "./preview/listen-on-loopback";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { readPort, waitForStop } from "./lib/serve-site";

runMain(async () => {
  const port = readPort(8080);
  const server = createEditServer({ root: foldersAt().root, log: (line) => console.log(line) });
  const listener = await listenOnLoopback(server, port);
  console.log(`\nEdit the content on  http://localhost:${port}/admin/`);
  console.log("What you save there is in content/ at once. Stop it with Ctrl+C.\n");
  await waitForStop();
  await listener.close();
  return 0;
});
