import { type ChildProcess, spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import { filesIn } from "../content/read-folder-deep";
import { copyCheckout } from "./lib/copy-checkout";
import { foldersAt } from "./lib/folders";
import { formatDuration } from "./lib/format-duration";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";
import { withTemporaryFolder } from "./lib/with-temporary-folder";

const article = "content/blog/how-often-detail-your-car/index.md";
const page = "public/blog/how-often-detail-your-car/index.html";

/** Starts a build as the person at the keyboard would, in a group of its own, so that all of it can be killed. */
function startBuild(root: string) {
  const child = spawn(process.execPath, ["--import", "tsx", "src/tools/build.ts"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, ended, said: () => said };
}

const kill = ({ pid = 0 }: ChildProcess) => process.kill(-pid, "SIGKILL");

let count = 0;
/**
 * Changes a text; the function it returns says whether the page built since is an old one. That its scripts and data are
 * of one build is what the gate of each build looks at.
 */
function changeText(root: string): () => string | undefined {
  const sentence = `Sentence number ${(count += 1)} of the trial.`;
  appendFileSync(join(root, article), `\n${sentence}\n`);
  return () =>
    readFileSync(join(root, page), "utf8").includes(sentence)
      ? undefined
      : "the page is an old one";
}

/** Takes away all reviews and jobs, and adds an article whose day is still to come. */
function emptyContent(root: string): () => string | undefined {
  writeFileSync(join(root, "content/reviews.yml"), "[]\n");
  const jobs = join(root, "content/portfolio");
  for (const entry of readdirSync(jobs, { withFileTypes: true }))
    if (entry.isDirectory()) rmSync(join(jobs, entry.name), { recursive: true });
  const later = join(root, "content/blog/later");
  cpSync(dirname(join(root, article)), later, { recursive: true });
  const text = readFileSync(join(later, "index.md"), "utf8")
    .replace(/^id: .*$/m, 'id: "999"')
    .replace(/^title: .*$/m, "title: An article of another day")
    .replace(/^(metaDescription: )/m, "$1Later. ")
    .replace(/^date: .*$/m, `date: ${new Date().getUTCFullYear() + 1}-06-01`);
  writeFileSync(join(later, "index.md"), text);
  return () =>
    existsSync(join(root, "public/blog/later.html"))
      ? "an article of a day to come is published"
      : undefined;
}

/**
 * Breaks builds of a copy of the site in every way that was seen to poison later ones, and looks whether the next
 * command alone gives the right site. `npm run test:interrupted -- --moments 3` for fewer moments than ten.
 */
runMain(async (args) => {
  if (process.platform === "win32")
    throw new PlainError("Builds are killed by their group here, which Windows does not have.");
  const { values } = parseArgs({ args, options: { moments: { type: "string", default: "10" } } });
  return withTemporaryFolder("interrupted", (folder) =>
    breakBuilds(folder, Number(values.moments)),
  );
});

async function breakBuilds(folder: string, moments: number): Promise<number> {
  const root = join(folder, "site");
  let failed = 0;
  const report = (what: string, fault: string | undefined) => {
    console.log(`${fault ? "FAILED" : "passed"}  ${what}`);
    if (!fault) return;
    console.log(`        ${fault}`);
    failed += 1;
  };
  /** Builds once and says how it went. */
  const expectRight = async (what: string, at: string, isRight: () => string | undefined) => {
    const startedAt = Date.now();
    const { ended, said } = startBuild(at);
    const code = await ended;
    const fault = code === 0 ? isRight() : `the build ended with ${code}:\n${said().slice(-1500)}`;
    const clean = /^.*; starting clean\.$/m.exec(said())?.[0] ?? "";
    const time = Date.now() - startedAt;
    report(`${what}  ${formatDuration(time)}  ${clean}`, fault);
    return time;
  };
  copyCheckout(foldersAt().root, root);
  await expectRight("from nothing", root, changeText(root));
  await expectRight("again, with nothing changed", root, () => undefined);
  const time = await expectRight("after a changed text", root, changeText(root));
  for (let moment = 0; moment < moments; moment += 1) {
    const after = Math.round((time * (moment + 0.5)) / moments);
    const isRight = changeText(root);
    const { child, ended } = startBuild(root);
    await wait(after);
    if (child.exitCode === null) kill(child);
    await ended;
    await expectRight(`killed after ${formatDuration(after)}`, root, isRight);
  }
  const first = startBuild(root);
  await wait(2000);
  const isRight = changeText(root);
  const second = startBuild(root);
  const refused = (await second.ended) === 1 && second.said().includes("Another build");
  report("a second build at the same time is refused", refused ? undefined : second.said());
  await first.ended;
  await expectRight("after two at once", root, isRight);
  const caches = filesIn(join(root, ".cache")).map((path) => join(root, ".cache", path));
  for (const file of caches.slice(0, 40)) truncateSync(file, Math.floor(statSync(file).size / 2));
  await expectRight("with a cache cut short", root, changeText(root));
  const copy = join(folder, "copy");
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  await expectRight("in a copied folder", copy, changeText(copy));
  const isStillRight = changeText(root);
  const config = readFileSync(join(root, "gatsby-config.ts"), "utf8");
  writeFileSync(join(root, "gatsby-config.ts"), `${config}\nthrow new Error("broken");\n`);
  const before = readFileSync(join(root, page), "utf8");
  const broken = startBuild(root);
  const keeps = (await broken.ended) !== 0 && readFileSync(join(root, page), "utf8") === before;
  report("a build that fails leaves the last good one", keeps ? undefined : broken.said());
  writeFileSync(join(root, "gatsby-config.ts"), config);
  await expectRight("after one that failed", root, isStillRight);
  await expectRight("with little content", root, emptyContent(root));
  return failed === 0 ? 0 : 1;
}
