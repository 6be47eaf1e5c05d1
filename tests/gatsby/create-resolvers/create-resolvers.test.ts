import type { CreateResolversArgs } from "gatsby";

import { createResolvers } from "../../../src/gatsby/create-resolvers/create-resolvers";

interface Post {
  slug: string;
  category: string;
  date: string;
}

interface Query {
  filter: { category: { eq: string }; slug: { ne: string } };
}

type Resolve = (source: Post, args: unknown, context: unknown) => Promise<Post[]>;

let relatedTo: Resolve;
beforeAll(() => {
  const take = (resolvers: { BlogPost: { related: { resolve: Resolve } } }) => {
    relatedTo = resolvers.BlogPost.related.resolve;
  };
  createResolvers({ createResolvers: take } as unknown as CreateResolversArgs);
});

const posts = ["01", "02", "03", "04", "05"].map((day) => ({
  slug: `tip-${day}`,
  category: "Tips",
  date: `2025-06-${day}`,
}));
const other = { slug: "coating", category: "Protection", date: "2025-06-09" };

/** Answers as Gatsby does, but for the limit: three at most is our own promise. */
const nodeModel = {
  findAll: ({ query: { filter } }: { query: Query }) =>
    Promise.resolve({
      entries: [...posts, other]
        .filter(({ category, slug }) => category === filter.category.eq && slug !== filter.slug.ne)
        .reverse(),
    }),
};

test("three articles at most are related: of the same category, newest first, never the article itself", async () => {
  const related = await relatedTo(posts[3]!, {}, { nodeModel });
  expect(related.map(({ slug }) => slug)).toEqual(["tip-05", "tip-03", "tip-02"]);
});

test("an article alone in its category has none", async () => {
  expect(await relatedTo(other, {}, { nodeModel })).toEqual([]);
});
