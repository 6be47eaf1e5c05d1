import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { runSiteTests } from "./lib/run-site-tests";
import { startCloudflare } from "./lib/start-cloudflare";
import { withTemporaryFolder } from "./lib/with-temporary-folder";

// Serves public/ on every kind of host there is on this machine and asks them all the same things.
runMain((args) =>
  withTemporaryFolder("hosts", async (workDir) => {
    const cloudflare = await startCloudflare(foldersAt(), workDir);
    console.log(`cloudflare: ${"missing" in cloudflare ? cloudflare.missing : "started"}`);
    try {
      return await runSiteTests("hosts", args, { CLOUDFLARE: JSON.stringify(cloudflare) });
    } finally {
      if ("close" in cloudflare) await cloudflare.close();
    }
  }),
);
