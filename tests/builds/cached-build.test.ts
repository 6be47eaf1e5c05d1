import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { filesIn } from "@/lib/files";
import { smallContent } from "../lib/small-content";

// Gatsby keeps its results in `.cache` and makes again only what it believes has changed. Here the small business is built,
// changed in every way in which owners change files, and built again. The pages must equal those of a build without a cache.

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "built-twice-"));
const at = (path: string) => join(folder, path);
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), bytes);
}

/** A picture of one colour, as small as the check allows. */
const paint = (path: string, background: string) =>
  sharp({ create: { width: 400, height: 225, channels: 3, background } })
    .toFormat(path.endsWith(".png") ? "png" : "jpeg")
    .toBuffer()
    .then((bytes) => write(path, bytes));

/** Replaces the first `from` in a text. Throws if there is none. */
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(at(path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  write(path, text.replace(from, to));
}

function build(): void {
  const command = ["-r", "tsx/cjs", "src/tools/gatsby.ts", "build"];
  const env = { ...process.env, NODE_ENV: undefined, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

/** Matches what differs in every build: a hash of webpack's, and the hash of the inline script that contains it. */
const ofThisRun = /(?<=webpackCompilationHash"?[=:]")\w+|sha256-[\w+/=]+/g;

/** The built files by path. Those in static/ are left out: a picture may have files that no page shows any more. */
const readSite = () =>
  new Map(
    filesIn(at("public"))
      .filter((path) => !path.startsWith("static/"))
      .map((path) => [path, readFileSync(at(`public/${path}`), "utf8").replace(ofThisRun, "")]),
  );

/** The paths of the files that differ, or that only one of two sites has. */
const listChanged = (a: Map<string, string>, b: Map<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));

const job = "content/portfolio/red-hatch";
const deletedJob = "content/portfolio/white-van";

async function prepare(): Promise<void> {
  for (const path of ["src", "static", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx"])
    cpSync(join(root, path), at(path), { recursive: true });
  for (const path of ["gatsby-ssr.tsx", "package.json", "tsconfig.json"])
    cpSync(join(root, path), at(path));
  symlinkSync(join(root, "node_modules"), at("node_modules"), "junction");
  for (const [path, text] of smallContent.texts) write(`content/${path}`, text);
  for (const path of smallContent.pictures.keys()) await paint(`content/${path}`, "#369");
  edit(`${job}/index.md`, "  before: The same van under dust.\n", "");
  rmSync(at(`${job}/before.jpg`));
  await paint(`${deletedJob}/after.jpg`, "#639");
}

async function change(): Promise<void> {
  // New photos, without any change to a text.
  await paint(`${job}/before.jpg`, "#963");
  await paint("content/services/basic-detail/hero-mobile.jpg", "#693");
  // Replaced photos: one with the same name, and one with another ending.
  await paint("content/services/full-detail/hero.jpg", "#936");
  rmSync(at("content/regions/brisbane/hero.jpg"));
  await paint("content/regions/brisbane/hero.png", "#396");
  edit("content/blog/summer-care/index.md", "---\n", "---\ndraft: true\n");
  rmSync(at(deletedJob), { recursive: true });
  renameSync(at("content/blog/coffee-stains"), at("content/blog/coffee-on-seats"));
}

jest.setTimeout(900_000);

test("after every kind of change, a build with a cache gives the same pages as one without", async () => {
  await prepare();
  build();
  const first = readSite();
  // Gatsby names the folder of a picture's files after its MD5 sum.
  const digest = createHash("md5")
    .update(readFileSync(at(`${deletedJob}/after.jpg`)))
    .digest("hex");
  expect(existsSync(at(`public/static/${digest}`))).toBe(true);
  await change();
  build();
  expect(existsSync(at(`public/static/${digest}`))).toBe(false);
  const warm = readSite();
  rmSync(at(".cache"), { recursive: true });
  rmSync(at("public"), { recursive: true });
  build();
  const cold = readSite();
  expect(listChanged(warm, cold)).toEqual([]);
  expect(listChanged(first, warm)).toEqual(
    expect.arrayContaining([
      "portfolio/index.html",
      "services/basic-detail/index.html",
      "services/full-detail/index.html",
      "brisbane/index.html",
      "blog/summer-care/index.html",
      "blog/coffee-stains/index.html",
      "blog/coffee-on-seats/index.html",
    ]),
  );
});

test("the committed types and schema are those that a build writes", () => {
  for (const file of ["src/gatsby-types.d.ts", "src/schema.graphql"])
    expect(readFileSync(at(file), "utf8")).toBe(readFileSync(join(root, file), "utf8"));
});
