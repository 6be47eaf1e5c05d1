import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "../../../src/gatsby/create-resolvers/create-resolvers";
import { useTemporaryFolder } from "../../lib/temporary-folder";

interface Post {
  slug: string;
  category: string;
}

interface Field<Answer> {
  resolve(source: object, args: object, context: unknown): Promise<Answer>;
}
interface Resolvers {
  BlogPost: { related: Field<Post[]>; middlePicture: Field<{ name: string } | undefined> };
}

const take = jest.fn<void, [Resolvers]>();
createResolvers({ createResolvers: take } as unknown as CreateResolversArgs);
const [{ BlogPost }] = take.mock.calls[0]!;

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
  const related = await BlogPost.related.resolve(source, {}, { nodeModel });
  expect(related.map((post) => post.slug)).toEqual(slugs);
});

const { at, write } = useTemporaryFolder();
const here = process.cwd();
afterEach(() => process.chdir(here));

test.each([
  ["a long article has the last picture of the service it links to first", 900, ["mould"], "after"],
  ["a short one has none", 899, ["mould"], undefined],
  ["one that links to no service has none", 900, [], undefined],
  ["one whose service is not published has none", 900, ["draft"], undefined],
])("%s", async (_rule, wordCount, services, name) => {
  for (const file of ["Hero.JPG", "before.jpg", "after.png", "._after.png"])
    write(`content/services/mould/${file}`);
  process.chdir(at());
  const mould = { folder: "services/mould", pictures: { hero: "", after: "", before: "" } };
  const findOne = ({ type, query: { filter } }: { type: string; query: { filter: object } }) => {
    const asked = JSON.stringify(filter);
    // What a Mac leaves beside a picture is none.
    const isThere = type === "File" ? !asked.includes("/._") : asked === '{"slug":{"eq":"mould"}}';
    return Promise.resolve(isThere ? mould : null);
  };
  const source = { wordCount, services };
  const picture = await BlogPost.middlePicture.resolve(source, {}, { nodeModel: { findOne } });
  expect(picture?.name).toBe(name);
});
