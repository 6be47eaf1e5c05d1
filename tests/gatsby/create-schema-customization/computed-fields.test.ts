import { computedFields } from "../../../src/gatsby/create-schema-customization/computed-fields";

interface Post {
  slug: string;
  category: string;
}

interface Field<Answer> {
  resolve(source: object, args: object, context: unknown): Promise<Answer>;
}
const { related, middlePicture } = computedFields["BlogPost"] as unknown as {
  related: Field<Post[]>;
  middlePicture: Field<{ name: string } | undefined>;
};

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
  [
    "a long article shows the last picture of the first service to which it links",
    900,
    ["mould"],
    "after",
  ],
  ["a short article shows no such picture", 899, ["mould"], undefined],
  ["an article without links to services shows no such picture", 900, [], undefined],
  ["an article whose service is not published shows no such picture", 900, ["draft"], undefined],
])("%s", async (_rule, wordCount, services, name) => {
  const mould = {
    folder: "services/mould",
    pictures: { hero: "", after: "", before: "" },
    files: ["Hero.JPG", "after.png", "before.jpg"],
  };
  const findOne = ({ type, query: { filter } }: { type: string; query: { filter: object } }) => {
    const isThere = type === "File" || JSON.stringify(filter) === '{"slug":{"eq":"mould"}}';
    return Promise.resolve(isThere ? mould : null);
  };
  const source = { wordCount, services };
  const picture = await middlePicture.resolve(source, {}, { nodeModel: { findOne } });
  expect(picture?.name).toBe(name);
});
