import { execFileSync } from "node:child_process";
import type { LaunchOptions } from "playwright-core";

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
 * How to start the Chromium that CHROMIUM_PATH names, else the one among the packages: the same on
 * every machine, and twice as quick to open a page as a whole desktop browser. Where that cannot
 * run, the Chrome that is installed.
 */
export function findBrowser(): LaunchOptions {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named };
  if (process.platform === "linux" && process.arch === "x64") return unpackBundled();
  return { channel: "chrome" };
}

/**
 * Unpacks the Chromium of a package with its fonts and libraries. Made for a cloud function
 * (https://github.com/Sparticuz/chromium), it runs on Linux on x64 only, and looks for its fonts in
 * /tmp.
 */
function unpackBundled(): LaunchOptions {
  // In a separate process, because the package sets environment variables for good.
  const script = `import("@sparticuz/chromium").then(async ({ default: chromium }) => {
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
  })`;
  const env = { ...process.env, TMPDIR: "/tmp", AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
  const answer = execFileSync(process.execPath, ["-e", script], { encoding: "utf8", env });
  return JSON.parse(answer) as LaunchOptions;
}
