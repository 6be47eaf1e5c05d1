import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";

import { chromium } from "playwright-core";

import { createPreviewServer } from "../server/create-server";
import { listenOnLoopback } from "../server/listen-on-loopback";
import { findBrowser } from "./lib/find-browser";
import { foldersAt } from "./lib/folders";
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

/**
 * Lighthouse (mobile, simulated slow 4G) over the built site, the median of several runs for each route.
 * `npm run lighthouse -- --runs 1 --routes /,/booking`; by default three runs over every page of the sitemap.
 * Exits with 1 when a score is below 100.
 */
runMain(async (args) => {
  const { values } = parseArgs({
    args,
    options: { runs: { type: "string", default: "3" }, routes: { type: "string" } },
  });
  const folders = foldersAt();
  if (!existsSync(join(folders.public, "index.html")))
    throw new PlainError("There is no built site to measure yet: run `npm run build` first.");
  const routes = values.routes?.split(",") ?? listIndexedRoutes(folders.public);
  const browser = await findBrowser(folders.cache);
  const inboxDir = await mkdtemp(join(tmpdir(), "inbox-"));
  const server = createPreviewServer({
    publicDir: folders.public,
    inboxDir,
    siteAddresses: readSiteAddresses(folders.root),
    log: () => {},
  });
  const listener = await listenOnLoopback(server, 0);
  const running = await chromium.launch({
    executablePath: browser.path,
    args: [...browser.args, `--remote-debugging-port=${debuggingPort}`],
    env: { ...process.env, ...browser.env } as Record<string, string>,
  });
  try {
    console.log(row(["route", "P", "A", "BP", "SEO", "LCP ms", "TBT ms", "CLS", "KB"]));
    let isPerfect = true;
    for (const route of routes) {
      const readings: Reading[] = [];
      for (let count = 0; count < Number(values.runs); count += 1)
        readings.push(await read(`http://127.0.0.1:${listener.port}${route}`));
      const middle = medianOf(readings);
      isPerfect &&= middle.scores.every((score) => score === 100);
      console.log(
        row([
          route,
          ...middle.scores,
          Math.round(middle.lcp),
          Math.round(middle.tbt),
          middle.cls.toFixed(3),
          Math.round(middle.size),
        ]),
      );
    }
    return isPerfect ? 0 : 1;
  } finally {
    await running.close();
    await listener.close();
    await rm(inboxDir, { recursive: true, force: true });
  }
});

/** The part of a Lighthouse report that the table shows. */
interface Report {
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

/** One run, as a program of its own: it sends functions to the browser as text, which must not have been compiled. */
async function read(address: string): Promise<Reading> {
  const { stdout } = await run(
    process.execPath,
    [
      join("node_modules", "lighthouse", "cli", "index.js"),
      address,
      `--port=${debuggingPort}`,
      "--output=json",
      "--quiet",
      `--only-categories=${categories.join(",")}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: "" } },
  );
  const { audits, categories: judged } = JSON.parse(stdout) as Report;
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
  return `${String(route).padEnd(56)}${figures.map((figure) => String(figure).padStart(8)).join("")}`;
}
