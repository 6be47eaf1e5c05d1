import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "@/lib/files";
import { ContentCopy } from "../content/content-copy";
import { Checkout } from "./lib/checkout";

// A build uses the cache of the last one if that ended well and only the content has changed. The
// builds of these tests follow each other.

const checkout = new Checkout();
afterAll(() => checkout.remove());
const readFile = (file: string) => readFileSync(checkout.at(file), "utf8");
const isBuilt = (page: string) => existsSync(checkout.at(`public/${page}.html`));
/** The text of a built page, without React's marks between words. */
const textOf = (page: string) => readFile(`public/${page}.html`).replaceAll(/<!--.*?-->/g, "");

jest.setTimeout(900_000);

/** Builds what the owner has changed. */
async function build(content: ContentCopy) {
  expect(content.check().problems).toEqual([]);
  await checkout.writeContent(content);
  checkout.build();
}

/** What an owner may write or leave out, and the pages on which it is read. */
const optional: [page: string, words: string][] = [
  ["about", "ABN 51 824 753 556."],
  ["contact", "Quick questions"],
  ["index", "What customers say"],
  ["booking", "Add-ons<span"],
  ["booking", "Is any of this in the car?"],
  ["booking", "How often?"],
  ["services", "Add-ons"],
  ["services/full-detail", "for each visit after the first, 10% off."],
  ["service-areas", 'viewBox="0 0 720 760"'],
  ["contact", "sms:"],
  ["blog", "Coffee on the Seat"],
  ["portfolio", "Show jobs of"],
  ["index", "Sam, detailer"],
];

function writeAll(content: ContentCopy): void {
  content.append("business.yml", "abn: 51 824 753 556");
  content.edit("pages/about/index.md", "pictures:", "owner: Sam, detailer\npictures:");
  const questions = "questions:\n  - question: Why?\n    answer: So.\n";
  content.edit("pages/contact/index.md", "---\n", `---\n${questions}`);
}

/**
 * A business in another time zone that leaves out all it may: articles, jobs, reviews, add-ons,
 * conditions, care plans, map, mobile number, the desk's texts, pairs of pictures, and photos with
 * a request. The small business has no steps or offer either, and no price and no picture before
 * the work on its home page.
 */
function leaveOut(content: ContentCopy): void {
  const without = (path: string, key: string) =>
    content.edit(path, new RegExp(`^${key}:.*\n(?:[ -].*\n)*`, "m"), "");
  content.append("business.yml", "map: false");
  content.edit("business.yml", "Australia/Brisbane", "Australia/Perth");
  content.edit(
    "business.yml",
    "provider: none",
    "provider: web3forms\n  key: 0c6c5f9e-7d1a-4b8e-9a30-5b1f3c2d4e6f",
  );
  content.edit("business.yml", "  mobile: 0491 570 156\n", "");
  content.texts.set("reviews.yml", "[]\n");
  for (const key of ["addOns", "condition", "howOften"]) without("pricing.yml", key);
  without("wording.yml", "desk");
  for (const [path, text] of content.texts)
    if (path.startsWith("services/"))
      content.texts.set(path, text.replaceAll(/^ {2}(before|after): .*\n/gm, ""));
  for (const files of [content.texts, content.pictures])
    for (const path of files.keys())
      if (/^(blog|portfolio)\/|^services\/.*\/(before|after)\./.test(path)) files.delete(path);
}

const setPrice = (content: ContentCopy, price: number) =>
  content.edit("pricing.yml", "basic-detail: 90", `basic-detail: ${price}`);

test("a build after changed content shows what is there now", async () => {
  const content = new ContentCopy();
  writeAll(content);
  await build(content);
  expect(isBuilt("logan")).toBe(true);
  expect(optional.filter(([page, words]) => !textOf(page).includes(words))).toEqual([]);

  setPrice(content, 1111);
  for (const files of [content.texts, content.pictures])
    for (const path of files.keys()) if (path.startsWith("regions/logan/")) files.delete(path);
  await build(content);
  expect(textOf("services")).toContain("$1,111");
  expect(isBuilt("logan") || isBuilt("logan/index")).toBe(false);
});

test("a build after a failed one shows only the new content, here a fork without anything optional", async () => {
  const content = new ContentCopy();
  leaveOut(content);
  setPrice(content, 2222);
  // The build fails when the content is stored already.
  const lastStep = "src/gatsby/on-post-build/on-post-build.ts";
  checkout.edit(lastStep, "const write =", "throw new Error();\n  const write =");
  await expect(build(content)).rejects.toThrow("The build failed");
  checkout.edit(lastStep, "throw new Error();\n  const write =", "const write =");
  await build(content);
  expect(textOf("services")).toContain("$2,222");
  expect(optional.filter(([page, words]) => isBuilt(page) && textOf(page).includes(words))).toEqual(
    [],
  );
  expect(textOf("booking")).toContain("Nothing is charged online.");
  expect([isBuilt("blog"), readFile("public/sitemap.xml").includes("/blog")]).toEqual([
    false,
    false,
  ]);
  expect(textOf("index")).not.toContain('href="/blog"');
});

test("a photo whose job was deleted is nowhere in the built site", async () => {
  const content = new ContentCopy();
  await checkout.writeContent(content);
  await checkout.paint("content/portfolio/red-hatch/after.jpg", "#c33");
  checkout.build();
  // Gatsby names the folder of a picture after its bytes.
  const digest = createHash("md5")
    .update(readFileSync(checkout.at("content/portfolio/red-hatch/after.jpg")))
    .digest("hex");
  const published = () => listFiles(checkout.at("public")).filter((file) => file.includes(digest));
  expect(published()).not.toEqual([]);
  rmSync(checkout.at("content/portfolio/red-hatch"), { recursive: true });
  checkout.build();
  expect(published()).toEqual([]);
});

test("development in a folder moved with its cache has the content, also while a price is wrong", async () => {
  await checkout.writeContent(new ContentCopy());
  checkout.move();
  const { address, untilSaid, stop } = checkout.develop(8765);
  const expectPrice = async (price: string) => {
    const query = '{ service(slug: { eq: "basic-detail" }) { price { text } } }';
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ query });
    const answer = await fetch(`${address}/___graphql`, { method: "POST", headers, body });
    expect(await answer.text()).toContain(price);
  };
  try {
    await untilSaid(`${address}/___graphql?query=query%20`);
    await expectPrice("$90");
    checkout.edit("content/pricing.yml", "basic-detail: 90", "basic-detail: $115");
    const message = await untilSaid('"$115" is not a number');
    expect(message.match(/pricing.yml:\d+|is not a number|^ +at /gm)).toEqual([
      "pricing.yml:4",
      "is not a number",
    ]);
    await expectPrice("$90");
    checkout.edit("content/pricing.yml", "basic-detail: $115", "basic-detail: 115");
    await untilSaid("success");
    await expectPrice("$115");
  } finally {
    await stop();
  }
});

test("the committed types and schema are those that a build writes", () => {
  for (const file of ["src/gatsby-types.d.ts", "src/schema.graphql"])
    expect(readFile(file)).toBe(readFileSync(join(process.cwd(), file), "utf8"));
});
