import { laterVisit } from "@/business/care-plan";

const price = (shown: number) => ({ standard: 90, shown, regional: [] });

test.each<[what: string, plan: object, shown: number, later: number]>([
  ["10% off $90", { percentOff: 10 }, 90, 81],
  ["10% off an estimate of $110", { percentOff: 10 }, 110, 99],
  ["half a dollar is rounded up, as in estimates", { percentOff: 10 }, 125, 113],
  ["a plan with its own price", { price: 80 }, 90, 80],
  ["a plan's own price rises in proportion for a larger car", { price: 80 }, 180, 160],
  ["a null price from GraphQL leaves the percentage", { percentOff: 10, price: null }, 90, 81],
])("a later visit is cheaper: %s", (_what, plan, first, later) => {
  expect(laterVisit(plan, price(first)).shown).toBe(later);
});

test("a plan without a price or a percentage is rejected", () => {
  expect(() => laterVisit({}, price(90))).toThrow(RangeError);
});

test("a plan's own price is that of the standard list, though the first region is on the outer one", () => {
  const regional = [{ price: 100, regions: ["logan"] }];
  expect(laterVisit({ price: 80 }, { ...price(100), regional })).toEqual({
    standard: 80,
    shown: 89,
    regional: [{ price: 89, regions: ["logan"] }],
  });
});
