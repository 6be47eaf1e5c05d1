import { describePlace, findPlaces, regionOf } from "@/business/places";

const listed = (list: string) =>
  list.split(", ").map((each) => ({ name: each.slice(0, -5), postcode: each.slice(-4) }));

// Regions as they might be in `content/`. They are written here so that owners can change theirs.
const regions = [
  {
    ...{ name: "Brisbane", longName: "Brisbane", inSentence: "Brisbane" },
    travel: { from: 0, to: 30 },
    alsoCalled: ["Brisbane City 4000", "CBD", "Brisbane CBD", "Northside"],
    suburbs: listed(
      "Chermside 4032, Coorparoo 4151, Eight Mile Plains 4113, Indooroopilly 4068, Kenmore 4069, Mount Gravatt 4122, New Farm 4005, Sunnybank 4109, The Gap 4061, Toowong 4066, Wynnum 4178",
    ),
    nearby: listed(
      "Holland Park 4121, Kenmore Hills 4069, Mount Gravatt East 4122, South Brisbane 4101, St Lucia 4067, Sunnybank Hills 4109, Upper Mount Gravatt 4122, West End 4101",
    ),
  },
  {
    ...{ name: "Ipswich", longName: "Ipswich", inSentence: "Ipswich" },
    travel: { from: 30, to: 45 },
    alsoCalled: ["Ipswich City"],
    suburbs: listed("Booval 4304, Brassall 4305, Goodna 4300, Ipswich 4305, Springfield 4300"),
    nearby: listed("Camira 4300, North Ipswich 4305"),
  },
  {
    ...{ name: "Logan", longName: "Logan", inSentence: "Logan" },
    travel: { from: 20, to: 60 },
    alsoCalled: ["Logan City"],
    suburbs: listed("Daisy Hill 4127, Springwood 4127, Underwood 4119, Waterford West 4133"),
    nearby: listed("Logan Central 4114, Slacks Creek 4127"),
  },
  {
    ...{ name: "Gold Coast", longName: "Northern Gold Coast" },
    inSentence: "the Northern Gold Coast",
    travel: { from: 45, to: 60 },
    alsoCalled: ["GC"],
    suburbs: listed("Coomera 4209, Helensvale 4212, Ormeau 4208, Upper Coomera 4209"),
    nearby: listed("Maudsland 4210, Parkwood 4214"),
  },
];

const south = "Northern Gold Coast";

const asked: [typed: string, kind: string, names: string[]][] = [
  // Names, in the ways in which people type them.
  ["  COORPAROO  ", "covered", ["Coorparoo"]],
  ["COORPAROO QLD 4151", "covered", ["Coorparoo"]],
  ["Coorparoo, Queensland, Australia", "covered", ["Coorparoo"]],
  ["4151 Coorparoo", "covered", ["Coorparoo"]],
  ["newfarm", "covered", ["New Farm"]],
  ["new-farm", "covered", ["New Farm"]],
  ["mt. gravatt", "covered", ["Mount Gravatt"]],
  ["MT GRAVATT QLD 4122", "covered", ["Mount Gravatt"]],
  ["8 mile plains", "covered", ["Eight Mile Plains"]],
  ["Coómera", "covered", ["Coomera"]],
  ["Upper Coomera", "covered", ["Upper Coomera"]],
  ["Ipswich", "covered", ["Ipswich"]],
  ["Brisbane City", "covered", ["Brisbane City"]],
  ["St Lucia", "nearby", ["St Lucia"]],
  ["Saint Lucia", "nearby", ["St Lucia"]],
  ["Nth Ipswich", "nearby", ["North Ipswich"]],
  // The last suburb of an address or a sentence, whatever its street is called.
  ["12 Smith St, Coomera QLD 4209", "covered", ["Coomera"]],
  ["3/12 Smith Street, Upper Mt Gravatt 4122", "nearby", ["Upper Mount Gravatt"]],
  ["Unit 3 12 Smith Street Coorparoo", "covered", ["Coorparoo"]],
  ["7 The Crest Coorparoo 4151", "covered", ["Coorparoo"]],
  ["1234 Old Cleveland Road Coorparoo", "covered", ["Coorparoo"]],
  ["Shop 4, 1 High Rd, Coomera, QLD, 4209", "covered", ["Coomera"]],
  ["5 St Lucia Road St Lucia", "nearby", ["St Lucia"]],
  ["12 Smith Street, Ipswich", "covered", ["Ipswich"]],
  ["1 Ann St, Brisbane City 4000", "covered", ["Brisbane City"]],
  ["near Coomera", "covered", ["Coomera"]],
  ["Coorparoo or New Farm", "covered", ["New Farm"]],
  // The name of a region after it is ignored.
  ["Coomera, Gold Coast", "covered", ["Coomera"]],
  ["12 Main St, Coorparoo, Brisbane QLD 4151", "covered", ["Coorparoo"]],
  ["Springwood, Brisbane", "covered", ["Springwood"]],
  // Postcodes.
  ["4127", "covered", ["Daisy Hill", "Springwood"]],
  ["4300 QLD", "covered", ["Goodna", "Springfield"]],
  ["4000", "covered", ["Brisbane City"]],
  ["4101", "nearby", ["South Brisbane", "West End"]],
  ["4122", "covered", ["Mount Gravatt"]],
  ["4217", "unknown", []],
  // Regions and cities without a suburb that we know.
  ["Brisbane", "region", ["Brisbane"]],
  ["12 Smith St, Brisbane", "region", ["Brisbane"]],
  ["Brisbane CBD", "region", ["Brisbane"]],
  ["the gold coast", "region", [south]],
  ["Gold Coast 4209", "region", [south]],
  ["GC", "region", [south]],
  ["Ipswich City", "region", ["Ipswich"]],
  ["Southport, Gold Coast", "region", [south]],
  // A part of a name, and more than a name.
  ["West", "part", ["West End", "Waterford West"]],
  ["waterford", "part", ["Waterford West"]],
  ["gap", "part", ["The Gap"]],
  ["gravatt", "part", ["Mount Gravatt", "Mount Gravatt East", "Upper Mount Gravatt"]],
  ["spring", "part", ["Springfield", "Springwood"]],
  ["brisb", "part", ["Brisbane", "Brisbane City", "South Brisbane"]],
  ["Wynnum West", "part", ["Wynnum"]],
  ["Coorparoo Street, Noosa", "part", ["Coorparoo"]],
  // The same names elsewhere.
  ["Springwood NSW", "unknown", []],
  ["Springwood, New South Wales", "unknown", []],
  ["Springwood 2777", "unknown", []],
  ["12 Smith St, Springwood NSW 2777, Australia", "unknown", []],
  ["Toowong Western Australia", "unknown", []],
  ["Brisbane VIC", "unknown", []],
  ["Brisbane St, Hobart", "unknown", []],
  ["Coorparoo QLD 4152", "unknown", []],
  ["Gold Coast 4217", "unknown", []],
  // Other places, and mistakes. A place counts as nearby only if content/regions lists it.
  ["Robina", "unknown", []],
  ["Logan Village", "unknown", []],
  ["Brisbane Street", "unknown", []],
  ["Corparoo", "unknown", []],
  ["<script>", "unknown", []],
  ["constructor", "unknown", []],
  ["Μόσχα", "unknown", []],
  // Too little for a place.
  ["wy", "nothing", []],
  ["430", "nothing", []],
  ["Qld", "nothing", []],
  ["🚗🚗", "nothing", []],
  ["   ", "nothing", []],
];

test.each(asked)("the suburb check finds %j: %s %j", (typed, kind, names) => {
  const answer = findPlaces(regions, typed);
  expect(answer?.kind ?? "nothing").toBe(kind);
  expect(answer?.places.map(({ name }) => name).sort() ?? []).toEqual([...names].sort());
});

test.each([
  ["coomera", south],
  ["4127", "Logan"],
  ["Brisbane", "Brisbane"],
  ["", undefined],
  // A question, and places that no region's prices are for.
  ["spring", undefined],
  ["Parkwood", undefined],
  ["Cairns", undefined],
])("from %j, the visitor is in the region %p", (typed, name) => {
  expect(regionOf(findPlaces(regions, typed))?.longName).toBe(name);
});

test.each([
  ["4127", "Daisy Hill, Springwood: Logan, 20–60 min"],
  ["coomera", "Coomera: Northern Gold Coast, 45–60 min"],
  ["waterford", "Do you mean Waterford West?"],
  ["12 Smith St, Gold Coast", "Which suburb of the Northern Gold Coast?"],
  ["Cairns", "Not on our list yet, but we may still come to you."],
])("the note below the booking form's suburb answers %j: %s", (typed, words) => {
  const answer = findPlaces(regions, typed);
  expect(answer && describePlace(answer)).toBe(words);
});
