import sharp from "sharp";
import { computedFields } from "@/gatsby/create-schema-customization/computed-fields";
import { pictureTypes } from "@/pictures/picture-types";

interface Post {
  slug: string;
  category: string;
}

interface Field<Answer> {
  resolve(source: object, args: object, context: unknown): Promise<Answer>;
}
const { related } = computedFields["BlogPost"] as unknown as { related: Field<Post[]> };

/** The newest first, as Gatsby returns them. */
const posts = [
  { slug: "coating", category: "Protection" },
  ...["5", "4", "3", "2", "1"].map((day) => ({ slug: `tip-${day}`, category: "Tips" })),
];
const nodeModel = { findAll: () => Promise.resolve({ entries: posts }) };

test.each([
  ["the newest three of the same category", "tip-1", ["tip-5", "tip-4", "tip-3"]],
  ["never the article itself", "tip-4", ["tip-5", "tip-3", "tip-2"]],
  ["the newest others if the category has none", "coating", ["tip-5", "tip-4", "tip-3"]],
])("related articles are %s", async (_rule, slug, slugs) => {
  const source = posts.find((post) => post.slug === slug)!;
  const answer = await related.resolve(source, {}, { nodeModel });
  expect(answer.map((post) => post.slug)).toEqual(slugs);
});

test("an article without a number has the next free one, in the order of the days", async () => {
  const { postId } = computedFields["BlogPost"] as unknown as { postId: Field<string> };
  const all = [
    { slug: "a", postId: "7" },
    { slug: "b" },
    { slug: "c", postId: "2" },
    { slug: "d" },
  ];
  const model = { findAll: () => Promise.resolve({ entries: all }) };
  const numbers = all.map((post) => postId.resolve(post, {}, { nodeModel: model }));
  expect(await Promise.all(numbers)).toEqual(["7", "8", "2", "9"]);
});

/** The crops of a node's picture, by a plugin that only records what it was asked for. */
async function cropsOf(type: string, name: string, names: readonly string[]) {
  const pictures = Object.fromEntries(names.map((each) => [each, "A car."]));
  const entry = { folder: "a", files: names.map((each) => `${each}.jpg`), pictures };
  const asked: Record<string, unknown>[] = [];
  const image = { fallback: { src: "", srcSet: "/a.webp 800w" }, sources: [] };
  const gatsbyImageData = {
    resolve: (_source: object, args: Record<string, unknown>) => {
      asked.push(args);
      return Promise.resolve({ images: image });
    },
  };
  const info = { schema: { getType: () => ({ getFields: () => ({ gatsbyImageData }) }) } };
  // A picture with the same digest is not encoded again.
  const internal = { type: "ImageSharp", contentDigest: expect.getState().currentTestName };
  const file = { internal, base: "hero.jpg", children: ["sharp"] };
  const nodeModel = { findOne: async () => file, getNodeById: () => ({ internal }) };
  const field = computedFields[type]![name] as unknown as Field<object>;
  const picture = await field.resolve(entry, {}, { nodeModel });
  const crops = pictureTypes.find((each) => each.name === "Picture")!.fields;
  for (const crop of ["desktop", "mobile", "share"]) {
    const { resolve } = crops[crop] as unknown as {
      resolve(...input: object[]): Promise<unknown>;
    };
    await resolve(picture, {}, { nodeModel }, info);
  }
  return asked;
}

test.each([
  ["Service", "hero", ["hero"]],
  ["PortfolioItem", "wideBefore", ["before", "after"]],
  ["PageContent", "panel", ["hero", "before"]],
])("a picture keeps its middle: %s.%s", async (type, name, names) => {
  for (const args of await cropsOf(type, name, names))
    expect(args["transformOptions"]).toEqual({ cropFocus: sharp.gravity.center });
});

test.each([
  ["the clean half is sharper than other pictures", "panel", 58, [600, 1200, 1600, 1920]],
  ["the dust is coarse enough for a lower quality", "before", 45, [600, 1200, 1600]],
])("on the home page %s", async (_half, name, quality, breakpoints) => {
  const [wide, phone] = await cropsOf("PageContent", name, ["hero", "before"]);
  const width = Math.max(...breakpoints);
  expect(wide).toMatchObject({ breakpoints, width, height: width * 0.5625 });
  expect(wide).toMatchObject({ avifOptions: { quality } });
  expect(phone).toMatchObject({ width: 600, height: 750, avifOptions: { quality } });
});
