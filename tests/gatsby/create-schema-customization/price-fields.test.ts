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

test("a query that names a region gets the price of its list, or the standard one", async () => {
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
