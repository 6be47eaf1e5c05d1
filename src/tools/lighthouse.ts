import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";

import { chromium } from "playwright-core";

import { filesIn } from "../content/read-folder-deep";
import { createPreviewServer } from "./preview/create-server";
import { listenOnLoopback } from "./preview/listen-on-loopback";
import { findBrowser, type FoundBrowser } from "./lib/find-browser";
import { fetchProgram } from "./lib/fetch-program";
import { foldersAt } from "./lib/folders";
import { siteFolders } from "../gatsby/on-post-build/site-folders";
import { readPlan } from "./lib/read-plan";
import { listIndexedRoutes } from "./lib/list-routes";
import { PlainError } from "./lib/plain-error";
import { readSiteAddresses } from "./lib/read-site-addresses";
import { runMain } from "./lib/run-main";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One run of Lighthouse: scores of 0 to 100, times in milliseconds, size in kilobytes of 1,000 bytes. */
interface Reading {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  size: number;
}

/** The port on which the browser takes Lighthouse's commands. */
const debuggingPort = 9333;

/** How often a run that Lighthouse itself calls failed is measured anew. */
const maxAttempts = 3;

/**
 * Lighthouse (mobile, simulated slow 4G) over the built site, the median of several runs for each route.
 * `npm run lighthouse -- --runs 1 --routes /,/booking`; by default three runs over every page of the sitemap.
 * With `--scriptless` each route is measured a second time without its scripts, in turn with the first, and the last
 * column says how much longer the page with scripts blocked. Exits with 1 when a score is below 100.
 */
runMain(async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "3" },
      routes: { type: "string" },
      scriptless: { type: "boolean", default: false },
    },
  });
  const folders = foldersAt();
  if (!existsSync(join(folders.public, "index.html")))
    throw new PlainError("There is no built site to measure yet: run `npm run build` first.");
  const routes = values.routes?.split(",") ?? listIndexedRoutes(folders.public);
  const program = fetchProgram(folders, "lighthouse");
  if (program === undefined)
    throw new PlainError("Lighthouse could not be fetched: try again with a network.");
  const browser = await findBrowser(folders.cache);
  const scratch = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const serve = async (publicDir: string) =>
    listenOnLoopback(
      createPreviewServer({
        publicDir,
        plan: readPlan(siteFolders(folders.root).plan),
        inboxDir: join(scratch, "inbox"),
        siteAddresses: readSiteAddresses(folders.root),
        log: () => {},
      }),
      0,
    );
  const listeners = [await serve(folders.public)];
  if (values.scriptless) {
    const withoutScripts = join(scratch, "public");
    await copyWithoutScripts(folders.public, withoutScripts);
    listeners.push(await serve(withoutScripts));
  }
  try {
    const columns = ["route", "P", "A", "BP", "SEO", "LCP ms", "TBT ms", "CLS", "KB"];
    console.log(row(values.scriptless ? [...columns, "TBT more"] : columns));
    let isPerfect = true;
    for (const route of routes) {
      const readings: Reading[][] = listeners.map(() => []);
      for (let count = 0; count < Number(values.runs); count += 1)
        for (const [index, { port }] of listeners.entries())
          readings[index]?.push(
            await read(
              program,
              `http://127.0.0.1:${port}${route}`,
              browser,
              join(scratch, "report.json"),
            ),
          );
      const [middle = medianOf([]), scriptless] = readings.map(medianOf);
      isPerfect &&= middle.scores.every((score) => score === 100);
      console.log(
        row([
          route,
          ...middle.scores,
          Math.round(middle.lcp),
          Math.round(middle.tbt),
          middle.cls.toFixed(3),
          Math.round(middle.size),
          ...(scriptless ? [Math.round(middle.tbt - scriptless.tbt)] : []),
        ]),
      );
    }
    return isPerfect ? 0 : 1;
  } finally {
    for (const listener of listeners) await listener.close();
    await rm(scratch, { recursive: true, force: true });
  }
});

/** Copies a built site and takes the scripts out of its pages; structured data stays. */
async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(js|map|br|gz)$/.test(path) });
  for (const name of filesIn(to).filter((each) => each.endsWith(".html"))) {
    const file = join(to, name);
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""),
    );
  }
}

/** The part of a Lighthouse report that the table shows. */
interface Report {
  runtimeError?: { code: string };
  audits: Record<
    string,
    {
      id: string;
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
    }
  >;
  categories: Record<string, { score: number | null }>;
}

const run = promisify(execFile);

/** One run in a browser of its own, measured anew when Lighthouse says that its measurement failed. */
async function read(
  program: string,
  address: string,
  browser: FoundBrowser,
  file: string,
): Promise<Reading> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await chromium.launch({
      executablePath: browser.path,
      args: [...browser.args, `--remote-debugging-port=${debuggingPort}`],
      env: { ...process.env, ...browser.env } as Record<string, string>,
    });
    try {
      const report = await reportOn(program, address, file);
      if (!report.runtimeError) return readingOf(report);
      const { code } = report.runtimeError;
      if (attempt === maxAttempts)
        throw new PlainError(`Lighthouse could not measure ${address}: ${code}, ${attempt} times.`);
      console.log(`  ${address}: Lighthouse's own measurement failed (${code}); once more.`);
    } finally {
      await running.close();
    }
  }
}

/** Lighthouse as a program of its own: it sends functions to the browser as text, which must not have been compiled. */
async function reportOn(program: string, address: string, file: string): Promise<Report> {
  const command = [
    join(program, "cli", "index.js"),
    address,
    `--port=${debuggingPort}`,
    "--output=json",
    // Not to its standard output: it leaves before all of that is read.
    `--output-path=${file}`,
    "--quiet",
    `--only-categories=${categories.join(",")}`,
  ];
  await rm(file, { force: true });
  const options = { env: { ...process.env, NODE_OPTIONS: "" } };
  // It leaves with an error when its measurement failed, and says why in the report.
  await run(process.execPath, command, options).catch((error: { stderr: string }) => {
    if (!existsSync(file)) throw new PlainError(`Lighthouse did not run: ${error.stderr}`);
  });
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

function readingOf({ audits, categories: judged }: Report): Reading {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100));
  // The browser is started without a back/forward cache, which no page can change.
  const failed = Object.values(audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      id !== "bf-cache" && score !== null && score < 0.9 && scoreDisplayMode === "binary",
  );
  for (const { id, title } of failed) console.log(`  ${id}: ${title}`);
  return {
    scores,
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    size: number("total-byte-weight") / 1000,
  };
}

/** The middle value of each figure. */
function medianOf(readings: readonly Reading[]): Reading {
  const middle = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const figure = (key: "lcp" | "tbt" | "cls" | "size") =>
    middle(readings.map((reading) => reading[key]));
  return {
    scores: categories.map((_, index) => middle(readings.map(({ scores }) => scores[index] ?? 0))),
    lcp: figure("lcp"),
    tbt: figure("tbt"),
    cls: figure("cls"),
    size: figure("size"),
  };
}

function row([route, ...figures]: (string | number)[]): string {
  return `${String(route).padEnd(56)}${figures.map((figure) => String(figure).padStart(9)).join("")}`;
}
