import type { EstimateRates } from "../../src/business/estimate";
import { readEstimateChoice, writeEstimateChoice } from "../../src/requests/estimate-address";

const rates: EstimateRates = {
  roundTo: 5,
  estimator: [
    { slug: "full-detail", code: "full", name: "Full Detail", price: { from: 300, regional: [] } },
  ],
  sizes: [{ id: "large", name: "Large Vehicle", multiplier: 1.4 }],
};

test.each([
  ["", undefined, undefined],
  ["?service=full-detail&vehicleSize=large", "full-detail", "large"],
  ["?service=full", "full-detail", undefined],
  ["?service=mould-removal&vehicleSize=large", undefined, "large"],
  ["?service=<script>&vehicleSize=huge", undefined, undefined],
])("the address %p chooses %p and %p", (search, service, vehicleSize) => {
  expect(readEstimateChoice(search, rates)).toEqual({ service, vehicleSize });
});

test("no choice leaves no question mark", () => {
  expect(writeEstimateChoice("?service=full", {})).toBe("");
});
