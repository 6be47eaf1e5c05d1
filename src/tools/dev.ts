import { createServer } from "node:http";

import { runGatsby } from "./lib/build-site";
import { lockFolders, prepareFolders, writeState } from "./lib/build-state";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { assertPortIsFree, readPort } from "./lib/serve-site";
import { createInbox } from "./preview/inbox";
import { listenOnLoopback } from "./preview/listen-on-loopback";

runMain(async () => {
  const folders = foldersAt();
  const port = readPort(8000);
  await assertPortIsFree(port);
  const unlock = lockFolders(folders);
  prepareFolders(folders, "dev");
  writeState(folders, { phase: "developing" });
  const receive = createInbox({
    inboxDir: folders.inbox,
    log: (line) => console.log(line),
  });
  // Gatsby's own server hands on to it what the forms send (src/gatsby/develop/).
  const inbox = createServer((request, response) => void receive(request, response));
  const listener = await listenOnLoopback(inbox, 0);
  try {
    return await runGatsby(folders, ["develop", "--port", String(port)], {
      ...process.env,
      INBOX_PORT: String(listener.port),
    });
  } finally {
    await listener.close();
    unlock();
  }
});
