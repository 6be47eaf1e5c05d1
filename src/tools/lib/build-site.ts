import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { mustStop } from "../../content/problem";
import { readContent } from "../check/read-content";
import { formatReport } from "../check/report-text";
import { hasLastGood, lockFolders, prepareFolders, writeState } from "./build-state";
import { fingerprintOutput, fingerprintSources, GENERATED_FILES } from "./fingerprint";
import type { Folders } from "./folders";
import { formatDuration } from "./format-duration";
import { programs, runNode } from "./run-node";

/**
 * With one core to count, Gatsby runs queries in the process that holds the content already and not in a second one:
 * 12 s in place of 17.5 after a change of text, and 350 MB less at 1,000 articles (two cores). Pictures are
 * encoded in threads all the same. These threads would each keep a heap of their own on Linux (glibc); with two among
 * them a build from nothing takes 1.2 GB in place of 1.6, and no longer. With a heap of at most 2 GB V8 collects before
 * it has grown to twice of what is in use, not to four times: 1.15 GB in place of 1.27 at 1,000 articles, 0.4 of them in
 * use, and no longer either. Whoever needs another limit sets it in NODE_OPTIONS.
 */
export const buildEnvironment = {
  GATSBY_CPU_COUNT: "1",
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  NODE_OPTIONS: `--max-old-space-size=2000 ${process.env["NODE_OPTIONS"] ?? ""}`,
  CI: "true",
};

/**
 * Builds the site into `public/` and resolves to the exit code. The content is checked first, so that a bad file costs
 * seconds and touches nothing. A build that fails leaves the last whole one in `public/`.
 */
export async function buildSite(folders: Folders): Promise<number> {
  const startedAt = Date.now();
  const { problems } = await readContent(folders.root);
  if (mustStop(problems)) {
    console.error(formatReport(problems));
    return 1;
  }
  const unlock = lockFolders(folders);
  try {
    prepareFolders(folders, "build");
    console.log(
      existsSync(folders.public)
        ? "Building the site. Only what changed is made anew."
        : "Building the site from nothing: one to three minutes, most of it cutting pictures.",
    );
    const sources = fingerprintSources(folders.root);
    writeState(folders, { phase: "building" });
    const code = await runGatsby(folders, ["build"], buildEnvironment);
    const elapsed = formatDuration(Date.now() - startedAt);
    if (code === 0) {
      publish(folders);
      writeState(folders, { phase: "built", sources, output: fingerprintOutput(folders.root) });
      console.log(`Built in ${elapsed}: everything is in public/.`);
      return 0;
    }
    console.log(`The build stopped after ${elapsed}; the reason is above.`);
    if (hasLastGood(folders)) {
      replaceWhole(folders.public, (next) => copy(join(folders.published, "public"), next));
      console.log("public/ holds the last good build again.");
    }
    return code;
  } finally {
    unlock();
  }
}

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** Keeps what was just built as the last whole build. */
export function publish(folders: Folders): void {
  replaceWhole(folders.published, (next) => {
    copy(folders.public, join(next, "public"));
    copy(folders.plan, join(next, "plan.json"));
  });
}

/** Makes a folder anew beside the old one and puts it in its place: at no moment is there half of one. */
export function replaceWhole(folder: string, make: (next: string) => void): void {
  const [next, old] = [`${folder}.new`, `${folder}.old`];
  const remove = (name: string) => rmSync(name, { recursive: true, force: true });
  remove(next);
  make(next);
  remove(old);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  remove(old);
}

/** Runs Gatsby, and mends the files it keeps in `src/` where it was stopped while it wrote them. */
export async function runGatsby(
  folders: Folders,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const files = GENERATED_FILES.map((name) => join(folders.root, name));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
  const code = await runNode([join(folders.root, programs.gatsby), ...args], {
    env: { ...env, GATSBY_TELEMETRY_DISABLED: "1" },
    cwd: folders.root,
  });
  for (const [index, file] of files.entries()) {
    const isWhole = existsSync(file) && readFileSync(file, "utf8").endsWith("}\n");
    if (!isWhole && before[index]) writeFileSync(file, before[index]);
  }
  return code;
}
