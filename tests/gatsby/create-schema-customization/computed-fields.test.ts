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
const nodeModel = {
  findAll: ({ query }: { query: { filter: { category: { eq: string } }; limit: number } }) =>
    Promise.resolve({
      entries: posts
        .filter(({ category }) => category === query.filter.category.eq)
        .slice(0, query.limit),
    }),
};

test.each([
  ["the newest three of the same category", "tip-1", ["tip-5", "tip-4", "tip-3"]],
  ["never the article itself", "tip-4", ["tip-5", "tip-3", "tip-2"]],
  ["none if the category has no others", "coating", []],
])("related articles are %s", async (_rule, slug, slugs) => {
  const source = posts.find((post) => post.slug === slug)!;
  const answer = await related.resolve(source, {}, { nodeModel });
  expect(answer.map((post) => post.slug)).toEqual(slugs);
});

test.each([
  ["at its top", "top", { cropFocus: sharp.gravity.north }],
  ["at its middle", "center", { cropFocus: sharp.gravity.center }],
  ["at its foot", "bottom", { cropFocus: sharp.gravity.south }],
  ["where the plugin chooses", undefined, undefined],
])("a picture is not cropped %s", async (_where, focus, transformOptions) => {
  const asked: object[] = [];
  const image = { fallback: { src: "", srcSet: "/a.webp 800w" }, sources: [] };
  const gatsbyImageData = {
    resolve: (_source: object, args: object) => {
      asked.push(args);
      return Promise.resolve({ images: image });
    },
  };
  const info = { schema: { getType: () => ({ getFields: () => ({ gatsbyImageData }) }) } };
  const internal = { type: "ImageSharp", contentDigest: `digest ${focus}` };
  const file = { internal, base: "hero.jpg", children: ["sharp"] };
  const nodeModel = { findOne: async () => file, getNodeById: () => ({ internal }) };
  const entry = { folder: "blog/a", files: ["hero.jpg"], pictures: { hero: "A car." }, focus };
  const hero = computedFields["BlogPost"]!["hero"] as unknown as Field<object>;
  const picture = await hero.resolve(entry, {}, { nodeModel });
  const crops = pictureTypes.find(({ name }) => name === "Picture")!.fields;
  for (const crop of ["desktop", "mobile", "share"]) {
    const { resolve } = crops[crop] as unknown as {
      resolve(...input: object[]): Promise<unknown>;
    };
    await resolve(picture, {}, { nodeModel }, info);
  }
  expect(asked.length).toBeGreaterThan(1);
  for (const args of asked)
    expect((args as { transformOptions?: object }).transformOptions).toEqual(transformOptions);
});

test.each([
  [1600, 1200, 630],
  [1200, 1200, 630],
  [1024, 1024, 538],
  [700, 700, 368],
])(
  "the shared picture of a photo %d pixels wide states its true size",
  async (photoWidth, width, height) => {
    // What gatsby-plugin-sharp returns: the width that was asked for, and a file as wide as the photo allows.
    const src = "/shared.jpg";
    const fallback = { src, srcSet: `${src} ${Math.min(photoWidth, 1200)}w` };
    const data = { width: 1200, height: 630.46875, images: { fallback, sources: [] } };
    const gatsbyImageData = { resolve: () => Promise.resolve(data) };
    const internal = { type: "ImageSharp", contentDigest: `photo ${photoWidth}` };
    const file = { internal, base: "hero.jpg", children: ["sharp"] };
    const { resolve } = pictureTypes.find(({ name }) => name === "Picture")!.fields[
      "share"
    ] as unknown as { resolve(...input: object[]): Promise<unknown> };
    const context = { nodeModel: { getNodeById: () => ({ internal }) } };
    const info = { schema: { getType: () => ({ getFields: () => ({ gatsbyImageData }) }) } };
    expect(await resolve({ file }, {}, context, info)).toEqual({ path: src, width, height });
  },
);
