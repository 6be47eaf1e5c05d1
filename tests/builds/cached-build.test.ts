import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files";
import { smallContent } from "../lib/small-content";
import { Checkout } from "./lib/checkout";

// Gatsby keeps its results in `.cache` and makes again only what it believes has changed. Here the small business is built,
// changed in every way in which owners change files, and built again. The pages must equal those of a build without a cache.

const checkout = new Checkout();
const at = (path: string) => checkout.at(path);
afterAll(() => checkout.remove());

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
  await checkout.writeContent(smallContent);
  checkout.edit(`${job}/index.md`, "  before: The same van under dust.\n", "");
  rmSync(at(`${job}/before.jpg`));
  await checkout.paint(`${deletedJob}/after.jpg`, "#639");
}

async function change(): Promise<void> {
  // New photos, without any change to a text.
  await checkout.paint(`${job}/before.jpg`, "#963");
  await checkout.paint("content/services/basic-detail/hero-mobile.jpg", "#693");
  // Replaced photos: one with the same name, and one with another ending.
  await checkout.paint("content/services/full-detail/hero.jpg", "#936");
  rmSync(at("content/regions/brisbane/hero.jpg"));
  await checkout.paint("content/regions/brisbane/hero.png", "#396");
  checkout.edit("content/blog/summer-care/index.md", "---\n", "---\ndraft: true\n");
  rmSync(at(deletedJob), { recursive: true });
  renameSync(at("content/blog/coffee-stains"), at("content/blog/coffee-on-seats"));
}

jest.setTimeout(900_000);

test("after every kind of change, a build with a cache gives the same pages as one without", async () => {
  await prepare();
  checkout.build();
  const first = readSite();
  // Gatsby names the folder of a picture's files after its MD5 sum.
  const digest = createHash("md5")
    .update(readFileSync(at(`${deletedJob}/after.jpg`)))
    .digest("hex");
  expect(existsSync(at(`public/static/${digest}`))).toBe(true);
  await change();
  checkout.build();
  expect(existsSync(at(`public/static/${digest}`))).toBe(false);
  const warm = readSite();
  rmSync(at(".cache"), { recursive: true });
  rmSync(at("public"), { recursive: true });
  checkout.build();
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
    expect(readFileSync(at(file), "utf8")).toBe(readFileSync(join(process.cwd(), file), "utf8"));
});
