import { formatSuburbCount, formatTravel } from "../../src/business/suburbs";

test("travel and counts are shown as the specification has them", () => {
  expect(formatTravel({ from: 45, to: 60 })).toBe("45–\u206060 min");
  expect(formatSuburbCount(14)).toBe("14+");
});
