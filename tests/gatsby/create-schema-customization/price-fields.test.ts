import { startingPrice } from "../../../src/gatsby/create-schema-customization/price-fields";
import type { Context } from "../../../src/pictures/node-model";

const rates = [
  { service: "stickers", from: 60 },
  { service: "basic", from: 90, outer: 110 },
  { service: "full", from: 300, outer: 100 },
];

const contextWith = (featured: readonly string[]): Context => ({
  nodeModel: {
    findOne: () => Promise.resolve({ id: "pricing", services: rates }),
    findAll: () =>
      Promise.resolve({
        entries: rates.map(({ service }) => ({
          id: service,
          slug: service,
          featured: featured.includes(service),
        })),
      }),
    getNodeById: () => null,
  },
});

test.each([
  ["the cheapest service on the home page", ["basic", "full"], "standard", 90],
  [
    "that service on the outer list, even if another is cheaper there",
    ["basic", "full"],
    "outer",
    110,
  ],
  ["the cheapest of all services if the home page shows none", [], "standard", 60],
])("the starting price of a region is that of %s", async (_rule, featured, priceList, from) => {
  const price = await startingPrice.resolve({ id: "r", priceList }, {}, contextWith(featured));
  expect(price.from).toBe(from);
});
