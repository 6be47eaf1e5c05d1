import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import sharp from "sharp";

import { buildEnvironment } from "./lib/build-site";
import { copyCheckout } from "./lib/copy-checkout";
import { foldersAt } from "./lib/folders";
import { formatDuration } from "./lib/format-duration";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";
import { withTemporaryFolder } from "./lib/with-temporary-folder";

/** What the build of a copy of the site took. */
interface Measured {
  milliseconds: number;
  /** Most memory of all its processes together, in megabytes. */
  memory: number;
}

const poll = 500;

/**
 * Build times, memory and growth, measured in a copy of the site: cold, warm after a change of text, and with more
 * articles, without pictures of their own (all share one) and with. Each build of articles goes on from the one before:
 * its growth is the time beyond a warm build, for the articles that it added. `npm run bench -- --articles 100,300` for other numbers.
 */
runMain(async (args) => {
  const { values } = parseArgs({
    args,
    options: { articles: { type: "string", default: "100,300,1000" } },
  });
  const counts = values.articles.split(",").map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1))
    throw new PlainError(
      `--articles is "${values.articles}", but should be numbers such as 100,300.`,
    );
  const { root } = foldersAt();
  return withTemporaryFolder("bench", async (temporary) => {
    const folder = join(temporary, "site");
    copyCheckout(root, folder);
    print("own content, cold", await build(folder));
    appendFileSync(
      join(folder, "content/blog/how-often-detail-your-car/index.md"),
      "\nOne more sentence about washing.\n",
    );
    const warm = await build(folder);
    print("own content, warm after a change of text", warm);
    for (const pictures of [false, true]) {
      let made = 0;
      for (const count of counts) {
        await addArticles(folder, made, count, pictures);
        const measured = await build(folder);
        // What earlier builds made is still there, pictures above all: only what this one added counts.
        const seconds = (measured.milliseconds - warm.milliseconds) / 1000;
        const grown = `${((seconds / (count - made)) * 100).toFixed(1)} s for each hundred added`;
        print(
          `${count} more articles ${pictures ? "with a picture each" : "without pictures"}`,
          measured,
          grown,
        );
        made = count;
      }
      for (let index = 0; index < made; index += 1)
        rmSync(join(folder, "content/blog", nameOf(index)), { recursive: true });
      await build(folder);
    }
    return 0;
  });
});

function print(name: string, { milliseconds, memory }: Measured, more = ""): void {
  console.log(
    `${name.padEnd(48)}${formatDuration(milliseconds).padStart(12)}${`${Math.round(memory)} MB`.padStart(10)}  ${more}`,
  );
}

const nameOf = (index: number) => `bench-article-${index + 1}`;

async function addArticles(
  folder: string,
  from: number,
  to: number,
  pictures: boolean,
): Promise<void> {
  const model = readFileSync(
    join(folder, "content/blog/how-often-detail-your-car/index.md"),
    "utf8",
  );
  const picture = join(folder, "content/blog/how-often-detail-your-car/hero.jpg");
  for (let index = from; index < to; index += 1) {
    const target = join(folder, "content/blog", nameOf(index));
    mkdirSync(target, { recursive: true });
    const text = model
      .replace(/^id: .*$/m, `id: "${index + 1000}"`)
      .replace(/^title: .*$/m, `title: Bench article ${index + 1}`)
      .replace(/^(metaDescription: )/m, `$1Number ${index + 1}. `)
      .replace(
        /^date: .*$/m,
        `date: ${new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)}`,
      );
    writeFileSync(join(target, "index.md"), text);
    // Turned in colour, so that each picture is a file of its own to the image pipeline.
    if (pictures)
      await sharp(picture)
        .modulate({ hue: (index * 7) % 360, brightness: 1 + (index % 50) / 500 })
        .jpeg()
        .toFile(join(target, "hero.jpg"));
    else cpSync(picture, join(target, "hero.jpg"));
  }
}

/** Builds once and watches the memory of Gatsby and its workers. */
async function build(folder: string): Promise<Measured> {
  const start = Date.now();
  let memory = 0;
  const command = [join(folder, "node_modules/gatsby/cli.js"), "build"];
  const options = { cwd: folder, maxBuffer: Infinity, env: buildEnvironment };
  const building = promisify(execFile)(process.execPath, command, options);
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(building.child.pid ?? -1));
  }, poll);
  await building
    .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new PlainError(`The build of the copy failed:\n${(stdout + stderr).slice(-2000)}`);
    })
    .finally(() => clearInterval(timer));
  return { milliseconds: Date.now() - start, memory };
}

/** Memory in megabytes of a process and all below it, by `ps`. */
function memoryOf(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kilobytesBelow = (process: number): number =>
    rows
      .filter(([, parent]) => parent === process)
      .reduce((sum, [pid = 0, , own = 0]) => sum + own + kilobytesBelow(pid), 0);
  const [, , own = 0] = rows.find(([pid]) => pid === root) ?? [];
  return (own + kilobytesBelow(root)) / 1024;
}
