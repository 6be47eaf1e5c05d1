import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { foldersAt } from "./lib/folders";
import type { HostTrial, RunningHost } from "./lib/hosts/host";
import { startCloudflare } from "./lib/hosts/start-cloudflare";
import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";
import { withTestServer } from "./lib/with-test-server";

// Serves public/ on every kind of host there is on this machine and asks them all the same things.
runMain((args) => {
  const folders = foldersAt();
  return withTestServer(folders, async (preview) => {
    const workDir = await mkdtemp(join(tmpdir(), "hosts-"));
    const running: RunningHost[] = [];
    const start = async (kind: HostTrial["kind"], starting: Promise<RunningHost>) => {
      const host = await starting;
      running.push(host);
      const missing = "missing" in host ? host.missing : undefined;
      console.log(`${kind}: ${missing === undefined ? "started" : `skipped, ${missing}`}`);
      return "missing" in host ? { kind, missing: host.missing } : { kind, address: host.address };
    };
    try {
      const trials: HostTrial[] = [
        { kind: "preview", address: preview.address },
        await start("cloudflare", startCloudflare(folders, join(workDir, "cloudflare"))),
      ];
      return await runNode(
        [programs.jest, "--selectProjects", "hosts", "--runInBand", "--verbose", ...args],
        {
          env: {
            ...process.env,
            HOSTS: JSON.stringify(trials),
          },
        },
      );
    } finally {
      for (const host of running) if (!("missing" in host)) await host.close();
      await rm(workDir, { recursive: true, force: true });
    }
  });
});
