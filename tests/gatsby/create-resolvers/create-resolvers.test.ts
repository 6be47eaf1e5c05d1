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

type ResolvePrice = (source: object, args: object, context: unknown) => Promise<object>;

let relatedTo: Resolve;
let priceOfService: ResolvePrice;
let startingPriceOf: ResolvePrice;
beforeAll(() => {
  const take = (resolvers: {
    BlogPost: { related: { resolve: Resolve } };
    Service: { price: { resolve: ResolvePrice } };
    Region: { startingPrice: { resolve: ResolvePrice } };
  }) => {
    relatedTo = resolvers.BlogPost.related.resolve;
    priceOfService = resolvers.Service.price.resolve;
    startingPriceOf = resolvers.Region.startingPrice.resolve;
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

describe("prices", () => {
  const rates = [
    { service: "basic", from: 90, outer: 100 },
    { service: "mould", from: 120, perHour: 60 },
  ];
  const priceLists: Record<string, string> = {
    brisbane: "standard",
    logan: "outer",
    ipswich: "outer",
  };
  const context = {
    nodeModel: {
      findOne: ({
        type,
        query,
      }: {
        type: string;
        query: { filter?: { slug: { eq: string } } };
      }) => {
        if (type === "Pricing") return Promise.resolve({ services: rates });
        const priceList = priceLists[query.filter?.slug.eq ?? ""];
        return Promise.resolve(priceList === undefined ? null : { priceList });
      },
      findAll: () =>
        Promise.resolve({
          entries: Object.entries(priceLists).map(([slug, priceList]) => ({ slug, priceList })),
        }),
    },
  };

  test.each([
    [
      "basic",
      undefined,
      {
        from: 90,
        text: "From $90",
        regional: [
          { from: 90, regions: ["brisbane"] },
          { from: 100, regions: ["logan", "ipswich"] },
        ],
      },
    ],
    ["basic", "brisbane", { from: 90, text: "From $90", regional: [] }],
    ["basic", "logan", { from: 100, text: "From $100", regional: [] }],
    ["mould", undefined, { from: 120, perHour: 60, text: "From $120", regional: [] }],
    ["mould", "logan", { from: 120, perHour: 60, text: "From $120", regional: [] }],
  ])("%s in %s", async (slug, region, price) => {
    expect(await priceOfService({ slug }, { region }, context)).toEqual(price);
  });

  test("a region starts at the lowest price of its own list", async () => {
    const popularServices = [{ service: "mould" }, { service: "basic" }];
    const outer = { priceList: "outer", popularServices };
    expect(await startingPriceOf(outer, {}, context)).toEqual({
      from: 100,
      text: "From $100",
      regional: [],
    });
  });

  test("an unknown region is named", async () => {
    await expect(priceOfService({ slug: "basic" }, { region: "perth" }, context)).rejects.toThrow(
      'There is no region "perth"',
    );
  });
});
