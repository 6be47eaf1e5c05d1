import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { fetchProgram } from "./lib/fetch-program";
import { findBrowser } from "./lib/find-browser";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runBrowserTests } from "./lib/run-site-tests";
import { runMain } from "./lib/run-main";

// The site in the oldest browser that package.json names: Chromium 109. Arguments go to jest.
runMain((args) => {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new PlainError("Chromium 109 can be fetched for Linux on x64 only.");
  const folders = foldersAt();
  const folder = fetchProgram(folders, "@sparticuz/chromium");
  if (!folder) throw new PlainError("Chromium 109 could not be fetched; npm's reason is above.");
  const path = join(folder, "chromium");
  if (!existsSync(path)) {
    const packed = readFileSync(join(folder, "bin", "chromium.br"));
    writeFileSync(path, brotliDecompressSync(packed), { mode: 0o755 });
  }
  // Fonts and libraries are those of today's browser.
  const { args: flags, env } = findBrowser(folders.cache);
  return runBrowserTests(
    "oldest",
    { path, name: "Chromium 109", args: [...flags, "--no-zygote"], env },
    args,
  );
});
