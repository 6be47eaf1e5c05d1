import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";

import { compressFiles } from "../gatsby/on-post-build/compress-files";
import type { HostingPlan } from "../site/hosting/hosting-plan";
import { fetchProgram } from "./lib/fetch-program";
import { findBrowser, type FoundBrowser } from "./lib/find-browser";
import { type Folders, foldersAt } from "./lib/folders";
import { listIndexedRoutes } from "./lib/list-routes";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";
import { withTestServer } from "./lib/serve-site";
import { withTemporaryFolder } from "./lib/with-temporary-folder";

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}

/** The part of a Lighthouse report that is looked at. */
interface Report {
  runtimeError?: { code: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
}

const scoreOf = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const valueOf = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;

const scores = {
  P: scoreOf("performance"),
  A: scoreOf("accessibility"),
  BP: scoreOf("best-practices"),
  SEO: scoreOf("seo"),
};
const columns = {
  ...scores,
  "LCP ms": valueOf("largest-contentful-paint"),
  // What this computer took to answer; it is twice in the LCP of most pages.
  "server ms": valueOf("network-server-latency"),
  "TBT ms": valueOf("total-blocking-time"),
  CLS: valueOf("cumulative-layout-shift"),
  KB: (report: Report) => valueOf("total-byte-weight")(report) / 1000,
};

/** How often a run that Lighthouse itself calls failed is measured anew. */
const maxAttempts = 3;

/**
 * Lighthouse (mobile, simulated slow 4G) over the built site, the median of several runs for each route.
 * `npm run lighthouse -- --runs 1 --routes /,/booking`; by default three runs over every page of the sitemap.
 * `--beside ../other/public` measures the same routes of another built site too, served and compressed alike.
 * Exits with 1 when a score of ours is below 100.
 */
runMain(async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "3" },
      routes: { type: "string" },
      beside: { type: "string" },
    },
  });
  const folders = foldersAt();
  const program = fetchProgram(folders, "lighthouse");
  if (program === undefined)
    throw new PlainError("Lighthouse could not be fetched: try again with a network.");
  const browser = findBrowser(folders.cache);
  const file = join(folders.cache, "lighthouse.json");
  /** Prints a route's medians; whether all its scores are 100. */
  const measure = async (name: string, address: string): Promise<boolean> => {
    const reports: Report[] = [];
    while (reports.length < Number(values.runs))
      reports.push(await reportOn(program, address, browser, file));
    const middle = Object.values(columns).map((figure) => medianOf(reports.map(figure)));
    const failed = Object.values(reports.at(-1)?.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
    );
    for (const { id, title } of failed) console.log(`  ${id}: ${title}`);
    const figures = middle.map((figure) => figure.toFixed(figure > 0 && figure < 1 ? 3 : 0));
    console.log(row(name, figures));
    return middle.slice(0, Object.keys(scores).length).every((score) => score === 100);
  };
  const measureAll = async (address: string, other?: string): Promise<number> => {
    const routes = values.routes?.split(",") ?? listIndexedRoutes(folders.public);
    console.log(row("route", Object.keys(columns)));
    let isPerfect = true;
    for (const route of routes) {
      if (!(await measure(route, address + route))) isPerfect = false;
      if (other === undefined) continue;
      if ((await fetch(other + route)).ok) await measure("  beside", other + route);
      else console.log("  beside: no such page");
    }
    return isPerfect ? 0 : 1;
  };
  return withTestServer(folders, (ours) =>
    withOtherSite(folders, values.beside, (theirs) => measureAll(ours, theirs)),
  );
});

/** A host that adds nothing: no redirects, no headers. */
const noPlan: HostingPlan = {
  redirects: [],
  lists: [],
  headers: [],
  immutable: { folders: [], files: [] },
};

/** Serves a compressed copy of another built site while `work` is done. */
async function withOtherSite<Result>(
  folders: Folders,
  folder: string | undefined,
  work: (address: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (folder === undefined) return work(undefined);
  if (!existsSync(join(folder, "index.html")))
    throw new PlainError(`--beside is "${folder}", but there is no index.html: name a built site.`);
  return withTemporaryFolder("beside", async (copy) => {
    await cp(folder, copy, { recursive: true });
    await compressFiles(copy);
    return withTestServer(folders, work, { publicDir: copy, plan: noPlan });
  });
}

/** Lighthouse as a program of its own: it sends functions to the browser as text, which must not have been compiled. */
async function reportOn(
  program: string,
  address: string,
  browser: FoundBrowser,
  file: string,
  attempt = 1,
): Promise<Report> {
  const command = [
    join(program, "cli", "index.js"),
    address,
    `--chrome-flags=${browser.args.join(" ")}`,
    "--output=json",
    // Not to its standard output: it leaves before all of that is read.
    `--output-path=${file}`,
    "--quiet",
  ];
  await rm(file, { force: true });
  // It leaves with an error when its measurement failed, and says why in the report.
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.path, NODE_OPTIONS: "" },
  }).catch((error: { stderr: string }) => {
    if (!existsSync(file)) throw new PlainError(`Lighthouse did not run: ${error.stderr}`);
  });
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  if (!report.runtimeError) return report;
  const failure = `Lighthouse could not measure ${address} (${report.runtimeError.code})`;
  if (attempt === maxAttempts) throw new PlainError(`${failure}, ${attempt} times.`);
  console.log(`  ${failure}; once more.`);
  return reportOn(program, address, browser, file, attempt + 1);
}

const medianOf = (figures: number[]) =>
  figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

const row = (route: string, figures: string[]) =>
  route.padEnd(56) + figures.map((figure) => figure.padStart(9)).join("");
