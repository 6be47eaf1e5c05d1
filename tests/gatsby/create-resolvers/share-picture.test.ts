import sharp from "sharp";

import { makeSharePicture } from "../../../src/gatsby/create-resolvers/share-picture";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const inputs = {
  file: "content/pages/home/hero.jpg",
  digest: "c0ffee",
  line: "In Brisbane",
};
const { at } = useTemporaryFolder();
const make = (name = "Rivergum") => makeSharePicture({ ...inputs, name, publicFolder: at() });

/** How bright a part of a written picture is at its brightest, from 0 to 255. */
async function brightest(address: string, left: number, top: number, width: number) {
  const pixels = await sharp(at(address))
    .extract({ left, top, width, height: 50 })
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...pixels);
}

test("it has the size that networks ask for, and says the name where there is nothing but the dark ground", async () => {
  const address = await make();
  expect(address).toMatch(/^\/static\/share\/[0-9a-f]{16}\.jpg$/);
  const { width, height, format } = await sharp(at(address)).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  expect(await brightest(address, 164, 484, 200)).toBeGreaterThan(230);
  expect(await brightest(address, 900, 560, 200)).toBeLessThan(60);
});

test("the words are set in the site's own font, whatever fonts the machine has", async () => {
  const address = await make();
  // The name is 222 pixels wide in it; in the fonts of common machines 234 and more.
  expect(await brightest(address, 376, 484, 8)).toBeGreaterThan(200);
  expect(await brightest(address, 390, 484, 40)).toBeLessThan(60);
});

test("another name is another file; a name too long for its line stays within the picture", async () => {
  const one = await make();
  const other = await make("Rivergum & Sons <Mobile> Detailing of the whole South East");
  expect(other).not.toBe(one);
  expect(await brightest(other, 1160, 484, 40)).toBeLessThan(60);
});
