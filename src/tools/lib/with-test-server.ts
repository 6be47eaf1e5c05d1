import { createPreviewServer, type PreviewServerOptions } from "../preview/create-server";
import { listenOnLoopback } from "../preview/listen-on-loopback";
import type { Folders } from "./folders";
import { readPlan } from "./read-plan";
import { withTemporaryFolder } from "./with-temporary-folder";

/** A built site, served for as long as the tests of it run. */
interface TestServer {
  /** Without a slash at its end. */
  address: string;
  /** Where what the forms send arrives; gone when the tests are done. */
  inboxDir: string;
}

/** Serves public/, or another built site, on a free port with an inbox of its own while `work` is done. */
export function withTestServer<Result>(
  folders: Folders,
  work: (server: TestServer) => Promise<Result>,
  site: Pick<PreviewServerOptions, "publicDir" | "plan"> = {
    publicDir: folders.public,
    plan: readPlan(folders.plan),
  },
): Promise<Result> {
  return withTemporaryFolder("inbox", async (inboxDir) => {
    const server = createPreviewServer({
      ...site,
      inboxDir,
      // Each submission is looked at by the test that made it.
      log: () => {},
    });
    const listener = await listenOnLoopback(server, 0);
    try {
      return await work({ address: `http://127.0.0.1:${listener.port}`, inboxDir });
    } finally {
      await listener.close();
    }
  });
}
