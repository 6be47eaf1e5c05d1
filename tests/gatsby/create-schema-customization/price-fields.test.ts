import { price, startingPrice } from "@/gatsby/create-schema-customization/price-fields";
import type { Context } from "@/lib/node-model";

const rates = [
  { service: "stickers", from: 60 },
  { service: "basic", from: 90, outer: 150 },
  { service: "full", from: 100, outer: 110 },
];

/** The services in the price list, those of `drafts` without a price, which of all of them the home page shows, and the regions. */
const contextWith = (
  featured: readonly string[],
  drafts: readonly string[] = [],
  regions: readonly { slug: string; priceList: string }[] = [],
): Context => ({
  nodeModel: {
    findOne: () => Promise.resolve({ id: "pricing", services: rates }),
    findAll: ({ type }) =>
      Promise.resolve({
        entries:
          type === "Region"
            ? regions.map((region) => ({ id: region.slug, ...region }))
            : [...rates.map(({ service }) => service), ...drafts].map((slug) => ({
                id: slug,
                slug,
                featured: featured.includes(slug),
                draft: drafts.includes(slug),
              })),
      }),
    getNodeById: () => null,
  },
});

test.each([
  ["the cheapest service on the home page", ["basic", "full"], "standard", 90],
  ["the cheapest on the outer list, if the region has that one", ["basic", "full"], "outer", 110],
  ["the cheapest of all services if the home page shows none", [], "standard", 60],
])("the starting price of a region is that of %s", async (_rule, featured, priceList, from) => {
  const { from: actual } = await startingPrice.resolve(
    { id: "r", priceList },
    {},
    contextWith(featured),
  );
  expect(actual).toBe(from);
});

test.each([
  ["standard", "outer", 90, [90, 150]],
  ["outer", "standard", 150, [150, 90]],
  ["outer", "outer", 150, []],
])(
  "with the first region on the %s list and the second on the %s one, a price without a region is $%i",
  async (first, second, from, regional) => {
    const regions = [
      { slug: "logan", priceList: first },
      { slug: "ipswich", priceList: second },
    ];
    const node = { id: "basic", slug: "basic" };
    const actual = await price.resolve(node, {}, contextWith([], [], regions));
    expect(actual).toMatchObject({ from, text: `From $${from}` });
    expect(actual.regional.map((each) => each.from)).toEqual(regional);
  },
);

describe("a draft service without a price", () => {
  const context = contextWith(["basic", "wash"], ["wash"]);
  const wash = { id: "wash", slug: "wash", draft: true };

  test("costs $0 in npm run dev, and the starting price of a region stays", async () => {
    expect(await price.resolve(wash, {}, context)).toMatchObject({ from: 0, text: "From $0" });
    const region = { id: "r", priceList: "standard" };
    expect((await startingPrice.resolve(region, {}, context)).from).toBe(90);
  });

  test("can't be published", async () => {
    const environment = jest.replaceProperty(process, "env", { NODE_ENV: "production" });
    await expect(price.resolve(wash, {}, context)).rejects.toThrow('no price for "wash"');
    environment.restore();
  });
});
