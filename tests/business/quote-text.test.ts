import { formatQuoteText } from "../../src/business/quote-text";

test.each([
  [{}, "Hi, could I get a quote for a detail?"],
  [{ place: "Logan" }, "Hi, could I get a quote for a detail in Logan?"],
  [
    { service: "Full Detail", vehicleSize: "Large Vehicle", place: "Coomera", estimate: "$450" },
    "Hi, could I get a quote for Full Detail, large vehicle in Coomera? Your website says $450.",
  ],
])("knowing %j, the message is %j", (facts, text) => {
  expect(formatQuoteText(facts)).toBe(text);
});
