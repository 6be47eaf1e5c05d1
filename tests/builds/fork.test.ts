import { existsSync } from "node:fs";
import { ContentCopy } from "../content/content-copy";
import { Checkout } from "./lib/checkout";

// A business in another time zone that leaves out what its owner may leave out: the desk's texts,
// map, mobile number, pairs of pictures, add-ons, reviews, and photos with a request. The small
// business has no steps, conditions, plans or offer either, and no price and no picture before the
// work on its home page.

const checkout = new Checkout();
afterAll(() => checkout.remove());

/** Removes a key and what is indented below it. */
const without = (content: ContentCopy, path: string, key: string) =>
  content.edit(path, new RegExp(`^${key}:.*\n(?:[ -].*\n)*`, "m"), "");

function leaveOut(content: ContentCopy): void {
  content.append("business.yml", "map: false");
  content.edit("business.yml", "Australia/Brisbane", "Australia/Perth");
  content.edit(
    "business.yml",
    "provider: none",
    "provider: web3forms\n  key: 0c6c5f9e-7d1a-4b8e-9a30-5b1f3c2d4e6f",
  );
  content.texts.set("reviews.yml", "[]\n");
  content.edit("business.yml", "  mobile: 0491 570 156\n", "");
  without(content, "pricing.yml", "addOns");
  without(content, "wording.yml", "desk");
  for (const [path, text] of content.texts)
    if (path.startsWith("services/"))
      content.texts.set(
        path,
        text.replace(/^ {2}before: .*\n/m, "").replace(/^ {2}after: .*\n/m, ""),
      );
  for (const path of content.pictures.keys())
    if (/^services\/.*\/(before|after)\./.test(path)) content.pictures.delete(path);
}

jest.setTimeout(900_000);

test("a fork without any optional content is built", async () => {
  const content = new ContentCopy();
  leaveOut(content);
  expect(content.check().problems).toEqual([]);
  await checkout.writeContent(content);
  checkout.build();
  expect(existsSync(checkout.at("public/index.html"))).toBe(true);
});
