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

/** The newest first, as Gatsby answers. */
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
  ["of the same category, the newest first", "tip-1", ["tip-5", "tip-4", "tip-3"]],
  ["itself left out", "tip-4", ["tip-5", "tip-3", "tip-2"]],
  ["none, where the category has no other", "coating", []],
])("three articles at most are related: %s", async (_rule, slug, slugs) => {
  const source = posts.find((post) => post.slug === slug)!;
  const answer = await related.resolve(source, {}, { nodeModel });
  expect(answer.map((post) => post.slug)).toEqual(slugs);
});

test.each([
  ["a long article has the last picture of the service it links to first", 900, ["mould"], "after"],
  ["a short one has none", 899, ["mould"], undefined],
  ["one that links to no service has none", 900, [], undefined],
  ["one whose service is not published has none", 900, ["draft"], undefined],
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
