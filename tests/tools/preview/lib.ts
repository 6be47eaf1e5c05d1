import type { HostingPlan } from "../../../src/site/hosting/hosting-plan";
import { createPreviewServer } from "../../../src/tools/preview/create-server";
import { type Listener, listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";
import { ask, type AskOptions } from "../../lib/ask";
import { useTemporaryFolder } from "../../lib/temporary-folder";

/** What a build would have asked of a host. */
const plan: HostingPlan = {
  redirects: [{ from: "/anchor", to: "/about#team" }],
  lists: [{ path: "/services", pages: [] }],
  headers: [["X-Frame-Options", "DENY"]],
  immutable: { folders: [], files: [] },
};

/** A preview server over the given files for each test; `ask` sends the path exactly as it is written. */
export function useSite(
  files: Record<string, string | Buffer>,
  prepare: (publicDir: string) => void = () => {},
) {
  const { at, write } = useTemporaryFolder();
  /** What the server printed. */
  let lines: string[];
  let listener: Listener;
  beforeEach(async () => {
    for (const [name, content] of Object.entries(files)) write(`public/${name}`, content);
    prepare(at("public"));
    lines = [];
    const log = (line: string) => lines.push(line);
    const folders = { publicDir: at("public"), inboxDir: at("inbox") };
    listener = await listenOnLoopback(createPreviewServer({ ...folders, plan, log }), 0);
  });
  afterEach(() => listener.close());
  return {
    /** The path of something in its inbox, or of that itself. */
    inbox: (name = "") => at(`inbox/${name}`),
    host: () => `127.0.0.1:${listener.port}`,
    lines: () => lines,
    ask: (path: string, options?: AskOptions) => ask(listener.port, path, options),
  };
}
