import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { useTemporaryFolder } from "../../lib/temporary-folder";

const list = join("node_modules", ".cache", "rivergum", "whole-pictures.txt");
const here = process.cwd();
afterEach(() => process.chdir(here));
const { at, write } = useTemporaryFolder();
beforeEach(() => process.chdir(at()));

/** The second answer of the module as another command finds it: it knows what is in the list and nothing else. */
async function ask(file: string): Promise<boolean> {
  let answer = Promise.resolve(false);
  await jest.isolateModulesAsync(async () => {
    const module = await import("../../../src/build/content-folder/is-whole-picture");
    await module.isWholePicture(file);
    answer = module.isWholePicture(file);
    await answer;
  });
  return answer;
}

test("a whole picture is known by its content from then on, a damaged one never", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 200, height: 150, channels: 3 as const, background: "red", noise };
  const whole = await sharp({ create }).jpeg().toBuffer();
  write("whole.jpg", whole);
  write("damaged.jpg", whole.subarray(0, whole.length / 2));
  expect(await ask("damaged.jpg")).toBe(false);
  expect(await ask("whole.jpg")).toBe(true);
  const [hash = "", ...rest] = readFileSync(list, "utf8").trim().split("\n");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rest).toEqual([]);
  expect(await ask("whole.jpg")).toBe(true);
  expect(await ask("damaged.jpg")).toBe(false);
  expect(readFileSync(list, "utf8")).toBe(`${hash}\n`);
});

test("what is on the list is not decoded again", async () => {
  const sha256OfX = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881";
  write(list, `${sha256OfX}\n`);
  write("no-picture.jpg", "x");
  expect(await ask("no-picture.jpg")).toBe(true);
});
