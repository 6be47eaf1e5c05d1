import {
  coveredSuburbs,
  describeSuburb,
  findSuburbs,
  formatSuburbCount,
  formatTravel,
} from "../../src/business/suburbs";

const region = (slug: string, suburbs: [string, string][]) => ({
  slug,
  name: slug,
  longName: slug,
  travel: { from: 0, to: 30 },
  suburbs: suburbs.map(([name, postcode]) => ({ name, postcode })),
});
const suburbs = coveredSuburbs([
  region("brisbane", [
    ["Mount Gravatt", "4122"],
    ["Coorparoo", "4151"],
    ["The Gap", "4061"],
  ]),
  region("logan", [
    ["Springwood", "4127"],
    ["Daisy Hill", "4127"],
  ]),
]);
const names = (typed: string) => findSuburbs(suburbs, typed).map(({ name }) => name);

test.each([
  ["Coorparoo", ["Coorparoo"]],
  ["coor", ["Coorparoo"]],
  ["  COORPAROO QLD 4151 ", ["Coorparoo"]],
  ["Mt Gravatt", ["Mount Gravatt"]],
  ["4127", ["Daisy Hill", "Springwood"]],
  ["Springwood 4127", ["Springwood"]],
  ["Coorparoo 4127", []],
  ["the gap", ["The Gap"]],
  ["c", []],
  ["", []],
  ["Cairns", []],
])("typing %j finds %j", (typed, found) => {
  expect(names(typed)).toEqual(found);
});

test("an exact name comes first, whatever the alphabet says", () => {
  const two = [
    { name: "Mount Gravatt East", postcode: "4122" },
    { name: "Mt Gravatt", postcode: "4122" },
  ];
  expect(findSuburbs(two, "mount gravatt").map(({ name }) => name)).toEqual([
    "Mt Gravatt",
    "Mount Gravatt East",
  ]);
});

test("a suburb is described with its region and the way there", () => {
  expect(describeSuburb(suburbs[0]!)).toBe("Coorparoo: brisbane, 0–30 min");
  expect(formatTravel({ from: 45, to: 60 })).toBe("45–60 min");
  expect(formatSuburbCount(14)).toBe("14+");
});
