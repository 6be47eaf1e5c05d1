import { price } from "@/gatsby/create-schema-customization/price-fields";
import type { ResolverContext } from "@/lib/node-model";

const list = (name: string, prices: Record<string, number>) => ({
  name,
  prices: Object.entries(prices).map(([service, price]) => ({ service, price })),
});
const priceLists = [
  list("standard", { stickers: 60, basic: 90, full: 100 }),
  list("bay", { basic: 150, full: 110 }),
];
const perHour = [{ service: "full", price: 45 }];

/** The services in the price list, and the regions. */
const contextWith = (
  regions: readonly { slug: string; priceList: string }[] = [],
): ResolverContext => ({
  nodeModel: {
    findOne: () => Promise.resolve({ id: "pricing", priceLists, perHour }),
    findAll: ({ type }) =>
      Promise.resolve({
        entries:
          type === "Region"
            ? regions.map((region) => ({ id: region.slug, ...region }))
            : ["stickers", "basic", "full"].map((slug) => ({ id: slug, slug })),
      }),
    getNodeById: () => null,
  },
});

const other = (...regions: string[]) => [{ price: 150, regions }];
test.each<[first: string, second: string, price: number, regional: object[]]>([
  ["standard", "bay", 90, other("ipswich")],
  ["bay", "standard", 150, other("logan")],
  ["bay", "bay", 150, other("logan", "ipswich")],
  ["standard", "standard", 90, []],
])(
  "with the first region on the %s list and the second on the %s one, $%i is shown at first, and $90 is standard",
  async (listOfFirst, listOfSecond, first, regional) => {
    const regions = [
      { slug: "logan", priceList: listOfFirst },
      { slug: "ipswich", priceList: listOfSecond },
    ];
    const node = { id: "basic", slug: "basic" };
    const actual = await price.resolve(node, {}, contextWith(regions));
    expect(actual).toMatchObject({ standard: 90, shown: first, text: `From $${first}`, regional });
  },
);

test("a price in a region that a query names is that of its list, and what the list lacks is standard", async () => {
  const context = contextWith([{ slug: "redlands", priceList: "bay" }]);
  const inRegion = (slug: string) =>
    price.resolve({ id: slug, slug }, { region: "redlands" }, context);
  expect(await inRegion("full")).toEqual({
    standard: 100,
    shown: 110,
    perHour: 45,
    text: "From $110",
    regional: [],
  });
  expect(await inRegion("stickers")).toMatchObject({ standard: 60, shown: 60 });
});

test("a service without a price can't be published", async () => {
  const wash = { id: "wash", slug: "wash" };
  await expect(price.resolve(wash, {}, contextWith())).rejects.toThrow('no price for "wash"');
});
