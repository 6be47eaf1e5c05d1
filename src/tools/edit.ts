import { createEditServer } from "./edit/create-edit-server";
import { listenOnLoopback, PortTakenError } from "./preview/listen-on-loopback";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";
import { describeTakenPort, readPort } from "./lib/serve-site";

const PORT = 8080;

runMain(async () => {
  const { root } = foldersAt();
  const port = readPort(PORT);
  const server = createEditServer({ root, log: (line) => console.log(line) });
  const listener = await listenOnLoopback(server, port).catch((error: unknown) => {
    throw error instanceof PortTakenError
      ? new PlainError(describeTakenPort(port, "npm run edit"))
      : error;
  });
  console.log(`\nEdit the content on  http://localhost:${port}/admin/`);
  console.log("What you save there is in content/ at once. Stop it with Ctrl+C.\n");
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve());
  });
  await listener.close();
  return 0;
});
