import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { escapeXml } from "../../site/feeds/escape-xml";
import { findProgram, type ProgramSearch, readVersion } from "./find-program";
import { PlainError } from "./plain-error";

/** A browser that was seen to start on this machine. */
export interface FoundBrowser {
  /** The executable. */
  path: string;
  /** Where it comes from and its version, for a person. */
  name: string;
  /** Arguments to start it with. */
  args: string[];
  /** Environment variables it needs besides our own. */
  env: Record<string, string>;
}

/** Alone, quiet and without asking anybody anything: the same for every browser. */
export const BROWSER_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const CHROMIUM: ProgramSearch = {
  what: "browser",
  variable: "CHROMIUM_PATH",
  commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  places: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  version: /\S+ [\d.]{5,}/,
};

/**
 * Picks the browser for the browser tests: CHROMIUM_PATH when set, else a Chromium or Chrome
 * installed on this machine, else the one that came with the packages (unpacked into `cacheDir`).
 * Throws a PlainError when none starts.
 */
export function findBrowser(cacheDir: string): FoundBrowser {
  const installed = findProgram(CHROMIUM);
  if (installed) return { ...installed, args: BROWSER_ARGS, env: {} };
  const bundled = unpackBundled(cacheDir);
  if (bundled) return bundled;
  throw new PlainError(
    "No browser was found for the browser tests: install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/it.",
  );
}

/**
 * The browser among the packages, with the font it brings. It needs a few system libraries; where the machine has none
 * (a bare container), it brings those as well.
 */
function unpackBundled(cacheDir: string): FoundBrowser | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const manifest = "node_modules/@sparticuz/chromium/package.json";
  if (!existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = join(cacheDir, `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const libraries = { LD_LIBRARY_PATH: join(folder, "al2023", "lib") };
  // The package unpacks into the temporary folder, and its libraries only where it believes to run on the service it was
  // made for; there it sets variables for good, hence in a process of its own.
  const unpack = `import("@sparticuz/chromium").then(async (found) => process.stdout.write(await found.default.executablePath()))`;
  const { stdout: path } = spawnSync(process.execPath, ["-e", unpack], {
    encoding: "utf8",
    env: {
      ...process.env,
      ...{ TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x", FONTCONFIG_PATH: folder },
      ...libraries,
    },
  });
  const fonts: Record<string, string> = { FONTCONFIG_FILE: writeFontSettings(folder) };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const found = path && readVersion(path, CHROMIUM.version, env);
    if (found) return { path, name: `${found} (from the packages)`, args: BROWSER_ARGS, env };
  }
  // Perhaps it was only unpacked halfway: the next run starts afresh.
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

/** The browser sees the font it brings and no other, so that lines break alike on every machine. */
function writeFontSettings(folder: string): string {
  const file = join(folder, "fonts.conf");
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(folder, "fonts"))}</dir>
  <cachedir>${escapeXml(join(folder, "fonts-cache"))}</cachedir>
</fontconfig>
`;
  writeFileSync(file, text);
  return file;
}
