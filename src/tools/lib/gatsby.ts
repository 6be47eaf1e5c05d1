import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { formatReport } from "../../content/format-report";
import { mustStop } from "../../content/problem";
import { readContent } from "../check/read-content";
import { markBuild } from "./build-mark";
import { remindOfRestart } from "./restart-reminder";
import { PlainError } from "./run-main";

/**
 * Settings that make a build faster and smaller. With a CPU count of one, Gatsby runs queries in the process that already has
 * the content: after a change to a text, a build takes 12 s instead of 17.5 s, and with 1,000 articles it needs 350 MB less.
 * Pictures are still encoded in several threads. With two memory arenas (glibc) and a heap of at most 2 GB, a build needs
 * less than 1.2 GB and takes no longer.
 */
const buildEnvironment = {
  GATSBY_CPU_COUNT: "1",
  MALLOC_ARENA_MAX: "2",
  CI: "true",
};

/**
 * Builds the site into `public/` and resolves to the exit code. The content is checked first, so that a mistake in it is
 * reported within a second and `public/` stays as it was.
 */
export async function build(): Promise<number> {
  const { problems } = await readContent(process.cwd());
  if (!mustStop(problems)) return runMarked("build", []);
  console.error(formatReport(problems));
  return 1;
}

/** Runs the development server on a port until it is stopped. Resolves to the exit code. */
export function develop(port: number): Promise<number> {
  remindOfRestart(process.cwd(), console.log);
  return runMarked("develop", ["--port", String(port)]);
}

async function runMarked(command: "build" | "develop", args: string[]): Promise<number> {
  const root = process.cwd();
  if (root.includes("'"))
    throw new PlainError(
      `Gatsby cannot build in a folder whose path has an apostrophe: ${root}. Rename that folder and run the command again.`,
    );
  const mark = markBuild(root);
  if (mark.isStale && existsSync(".cache")) {
    console.log(
      "The cache is from another folder or an interrupted build. It is deleted, so this takes longer.",
    );
    await run("clean", [], {});
  } else if (mark.isIncomplete) {
    console.log("Some files in public/ are missing. All of them are written again.");
    rmSync("public", { recursive: true, force: true });
  }
  const { code, isStopped } = await run(command, args, command === "build" ? buildEnvironment : {});
  // A build that was stopped leaves half a cache, so its mark stays. A development session always ends with Ctrl+C.
  if (!isStopped || command === "develop") mark.remove();
  return code;
}

/** Runs Gatsby until it ends. A signal to stop is passed on to it. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv) {
  // Gatsby's packages use Node's punycode module, and newer versions of Node warn about that (DEP0040).
  const quiet = process.allowedNodeEnvironmentFlags.has("--disable-warning")
    ? "--disable-warning=DEP0040"
    : "";
  // tsx, because src/gatsby/remark-line-breaks requires TypeScript and Gatsby doesn't compile the plugins of its markdown
  // transformer.
  const options = `--require tsx/cjs --max-old-space-size=2000 ${quiet}`;
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", command, ...args], {
    stdio: "inherit",
    env: {
      ...env,
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `${options} ${process.env["NODE_OPTIONS"] ?? ""}`,
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "node_modules/.cache/compiled",
    },
  });
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      isStopped = true;
      child.kill(signal);
    });
  const [code] = (await once(child, "exit")) as [number | null];
  return { code: code ?? 1, isStopped };
}
