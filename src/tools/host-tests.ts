import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";
import { type HostTrial, startCloudflare } from "./lib/start-cloudflare";
import { withTemporaryFolder } from "./lib/with-temporary-folder";
import { withTestServer } from "./lib/with-test-server";

// Serves public/ on every kind of host there is on this machine and asks them all the same things.
runMain((args) => {
  const folders = foldersAt();
  return withTestServer(folders, ({ address }) =>
    withTemporaryFolder("hosts", async (workDir) => {
      const cloudflare = await startCloudflare(folders, workDir);
      console.log(`cloudflare: ${"missing" in cloudflare ? cloudflare.missing : "started"}`);
      const trials: HostTrial[] = [
        { kind: "preview", address },
        { kind: "cloudflare", ...cloudflare },
      ];
      try {
        return await runNode(
          [programs.jest, "--selectProjects", "hosts", "--runInBand", "--verbose", ...args],
          { env: { ...process.env, HOSTS: JSON.stringify(trials) } },
        );
      } finally {
        if ("close" in cloudflare) await cloudflare.close();
      }
    }),
  );
});
