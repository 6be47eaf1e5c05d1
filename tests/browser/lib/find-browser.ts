import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A Chromium on this machine. */
interface FoundBrowser {
  path: string;
  /** Environment variables it needs. */
  env: Record<string, string>;
}

/** Headless, with nothing else running and no questions asked. */
export const browserArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium that CHROMIUM_PATH names, else the one among the packages: the same on every machine, and twice as quick to
 * open a page as a whole desktop browser. Where that cannot run, the one of the system.
 */
export function findBrowser(): FoundBrowser {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  if (named) return { path: named, env: {} };
  if (process.platform === "linux" && process.arch === "x64")
    return unpackBundled("@sparticuz/chromium");
  const path = "/usr/bin/chromium";
  if (existsSync(path)) return { path, env: {} };
  throw new Error(
    "No browser was found. Install Chromium or Chrome and set CHROMIUM_PATH=/path/to/it.",
  );
}

/**
 * Unpacks the Chromium of a package with its fonts and libraries into `folder`. Made for a cloud function
 * (https://github.com/Sparticuz/chromium), it runs on Linux on x64 only, and looks for its fonts in /tmp.
 */
export function unpackBundled(packageName: string, folder = "/tmp"): FoundBrowser {
  // In a separate process, because the package sets environment variables for good.
  const script = `import("${packageName}").then(async ({ default: chromium }) => {
    const path = await chromium.executablePath();
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    console.log(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
  })`;
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
  const answer = execFileSync(process.execPath, ["-e", script], { encoding: "utf8", env });
  return JSON.parse(answer) as FoundBrowser;
}
