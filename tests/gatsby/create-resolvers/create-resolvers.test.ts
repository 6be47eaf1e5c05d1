import type { CreateResolversArgs } from "gatsby";

import { createResolvers } from "../../../src/gatsby/create-resolvers/create-resolvers";

interface Post {
  slug: string;
  category: string;
  date: string;
  tags: string[];
}

interface Field<Answer> {
  resolve(source: object, args: object, context: unknown): Promise<Answer>;
}
interface Resolvers {
  BlogPost: { related: Field<Post[]>; middlePicture: Field<{ name: string } | undefined> };
  Service: { price: Field<object> };
  Region: { startingPrice: Field<object> };
}

const take = jest.fn<void, [Resolvers]>();
createResolvers({ createResolvers: take } as unknown as CreateResolversArgs);
const [{ BlogPost, Service, Region }] = take.mock.calls[0]!;

const post = (slug: string, category: string, day: string, tags: string[]): Post => ({
  slug,
  category,
  date: `2025-06-${day}`,
  tags,
});
const tips = ["01", "02", "03", "04", "05"].map((day) => post(`tip-${day}`, "Tips", day, []));
const coating = post("coating", "Protection", "09", ["wax", "sun"]);
const sun = post("sun", "Seasons", "08", ["sun", "wax", "shade"]);
const wax = post("wax", "Care", "07", ["wax"]);
const alone = post("alone", "Local", "06", ["suburbs"]);

const posts = [...tips, alone, wax, sun, coating];
/** Answers as Gatsby does: newest first. */
const nodeModel = {
  findAll: jest.fn(() =>
    Promise.resolve({ entries: posts.sort((a, b) => b.date.localeCompare(a.date)) }),
  ),
  trackPageDependencies: jest.fn(),
};

test.each([
  ["of the same category, newest first, never itself", tips[3]!, ["tip-05", "tip-03", "tip-02"]],
  ["by how many tags they share, where the category has no other", coating, ["sun", "wax"]],
  ["the newest, where nothing is shared", alone, ["coating", "sun", "wax"]],
])("three articles at most are related: %s", async (_rule, source, slugs) => {
  const related = await BlogPost.related.resolve(source, {}, { nodeModel });
  expect(related.map(({ slug }) => slug)).toEqual(slugs);
});

test("a build asks for the articles once, and makes each page anew that was told of them", async () => {
  const environment = jest.replaceProperty(process, "env", { NODE_ENV: "production" });
  nodeModel.findAll.mockClear();
  for (const source of [coating, alone]) await BlogPost.related.resolve(source, {}, { nodeModel });
  environment.restore();
  expect(nodeModel.findAll).toHaveBeenCalledTimes(1);
  expect(nodeModel.trackPageDependencies.mock.calls).toEqual([
    [[], { connectionType: "BlogPost" }],
    [[], { connectionType: "BlogPost" }],
  ]);
});

test.each([
  ["a long article has the last picture of the service it links to first", 900, ["mould"], "after"],
  ["a short one has none", 899, ["mould"], undefined],
  ["one that links to no service has none", 900, [], undefined],
  ["one whose service is not published has none", 900, ["draft"], undefined],
])("%s", async (_rule, wordCount, services, name) => {
  const mould = { folder: "services/mould", pictures: { hero: "", after: "", before: "" } };
  const findOne = ({ type, query: { filter } }: { type: string; query: { filter: object } }) => {
    const isMould = type === "File" || JSON.stringify(filter) === '{"slug":{"eq":"mould"}}';
    return Promise.resolve(isMould ? mould : null);
  };
  const source = { wordCount, services };
  const picture = await BlogPost.middlePicture.resolve(source, {}, { nodeModel: { findOne } });
  expect(picture?.name).toBe(name);
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

  const regional = [
    { from: 90, regions: ["brisbane"] },
    { from: 100, regions: ["logan", "ipswich"] },
  ];
  test.each([
    ["basic", undefined, { from: 90, text: "From $90", regional }],
    ["basic", "brisbane", { from: 90, text: "From $90", regional: [] }],
    ["basic", "logan", { from: 100, text: "From $100", regional: [] }],
    ["mould", undefined, { from: 120, perHour: 60, text: "From $120", regional: [] }],
    ["mould", "logan", { from: 120, perHour: 60, text: "From $120", regional: [] }],
  ])("%s in %s", async (slug, region, price) => {
    expect(await Service.price.resolve({ slug }, { region }, context)).toEqual(price);
  });

  test("a region starts at the lowest price of its own list", async () => {
    const popularServices = [{ service: "mould" }, { service: "basic" }];
    const outer = { priceList: "outer", popularServices };
    expect(await Region.startingPrice.resolve(outer, {}, context)).toEqual({
      from: 100,
      text: "From $100",
      regional: [],
    });
  });

  test("an unknown region is named", async () => {
    await expect(
      Service.price.resolve({ slug: "basic" }, { region: "perth" }, context),
    ).rejects.toThrow('There is no region "perth"');
  });
});
