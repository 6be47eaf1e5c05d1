import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { formatNginxTrial } from "../../../domain/hosting/format-nginx-trial";
import { siteFolders } from "../../../gatsby/on-post-build/site-folders";
import { listInstalled, readVersion } from "../find-program";
import type { Folders } from "../folders";
import { findFreePort } from "../free-port";
import { PlainError } from "../plain-error";
import { startProgram } from "../start-program";
import type { RunningHost } from "./host";

const NGINX = {
  commands: ["nginx"],
  // Not in everybody's PATH.
  folders: ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"],
};
const VERSION = /nginx\/[\d.]+/;

/** The nginx of this machine: NGINX_PATH where it is set, else one that is installed. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const isNginx = (path: string) => readVersion(path, VERSION, { args: ["-v"] }) !== undefined;
  const wanted = env["NGINX_PATH"];
  if (!wanted) return listInstalled(NGINX, env).find(isNginx);
  if (isNginx(wanted)) return wanted;
  throw new PlainError(`NGINX_PATH is "${wanted}", but no nginx starts from there.`);
}

/** Runs nginx over the built site with the site file the build has made; it writes into `workDir` only. */
export async function startNginx(folders: Folders, workDir: string): Promise<RunningHost> {
  const path = findNginx();
  if (!path) {
    return {
      missing:
        "it is not on this machine: install it (`apt-get install nginx-light`) or name it with NGINX_PATH",
    };
  }
  await mkdir(workDir, { recursive: true });
  const port = await findFreePort();
  const config = join(workDir, "nginx.conf");
  const site = await readFile(siteFolders(folders.root).nginxSite, "utf8");
  await writeFile(
    config,
    formatNginxTrial(site, {
      port,
      publicDir: folders.public,
      workDir,
      mimeTypes: findMimeTypes(path),
    }),
  );
  const { close } = await startProgram({
    name: "nginx",
    path,
    args: ["-p", workDir, "-e", "stderr", "-c", config],
    cwd: workDir,
    env: process.env,
    port,
  });
  return { address: `http://127.0.0.1:${port}`, close };
}

/** The list of types beside the configuration this nginx was built for. */
function findMimeTypes(path: string): string {
  const { stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? "/etc/nginx/nginx.conf";
  const file = join(dirname(config), "mime.types");
  if (!existsSync(file)) throw new PlainError(`${path} is there, but its ${file} is not.`);
  return file;
}
