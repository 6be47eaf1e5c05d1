import { describePlace, findPlaces, regionsOf } from "@/business/places";

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
  ["gap", "covered", ["The Gap"]],
  ["8 mile plains", "covered", ["Eight Mile Plains"]],
  ["Eight Mile Plains QLD", "covered", ["Eight Mile Plains"]],
  ["Coómera", "covered", ["Coomera"]],
  ["Upper Coomera", "covered", ["Upper Coomera"]],
  ["Ipswich", "covered", ["Ipswich"]],
  ["Ipswich 4305", "covered", ["Ipswich"]],
  ["gravatt", "covered", ["Mount Gravatt"]],
  // A suburb before the name of its region, and after a street address.
  ["Coomera, Gold Coast", "covered", ["Coomera"]],
  ["Coomera Gold Coast QLD 4209", "covered", ["Coomera"]],
  ["Toowong Brisbane", "covered", ["Toowong"]],
  ["12 Smith St, Coomera QLD 4209", "covered", ["Coomera"]],
  ["3/12 Smith Street, Upper Mt Gravatt 4122", "nearby", ["Upper Mount Gravatt"]],
  ["Unit 3, 12 Smith Street, Coorparoo QLD 4151", "covered", ["Coorparoo"]],
  ["Unit 3 12 Smith Street Coorparoo", "covered", ["Coorparoo"]],
  ["3/12 Smith Street Coorparoo", "covered", ["Coorparoo"]],
  ["12 Old Cleveland Rd. Coorparoo 4151", "covered", ["Coorparoo"]],
  ["Level 2, 5 Main St, Toowong 4066", "covered", ["Toowong"]],
  ["Shop 4, 1 High Rd, Coomera, QLD, 4209", "covered", ["Coomera"]],
  ["The Gap Shopping Centre, Coorparoo", "covered", ["Coorparoo"]],
  ["5 St Lucia Road St Lucia", "nearby", ["St Lucia"]],
  ["12 Smith Street, Ipswich", "covered", ["Ipswich"]],
  ["Logan Road Coorparoo", "covered", ["Coorparoo"]],
  ["The Esplanade Wynnum", "covered", ["Wynnum"]],
  ["1 Ann St, Brisbane City 4000", "region", ["Brisbane"]],
  ["Ann Street, Brisbane City 4000", "region", ["Brisbane"]],
  ["Queen St, Ipswich 4305", "covered", ["Ipswich"]],
  ["12 Main St, Coorparoo, Brisbane QLD 4151", "covered", ["Coorparoo"]],
  ["5 Park Ave, Coomera, Gold Coast QLD 4209", "covered", ["Coomera"]],
  ["2 Brisbane Road Ipswich", "covered", ["Ipswich"]],
  // Regions and cities.
  ["brisbane qld", "region", ["Brisbane"]],
  ["Brisbane CBD", "region", ["Brisbane"]],
  ["4000", "region", ["Brisbane"]],
  ["Brisbane 4000", "region", ["Brisbane"]],
  ["the gold coast", "region", [south]],
  ["Gold Coast 4209", "region", [south]],
  ["GC", "region", [south]],
  ["Ipswich City", "region", ["Ipswich"]],
  // The first letters of a name.
  ["wy", "covered", ["Wynnum"]],
  ["upper", "covered", ["Upper Coomera"]],
  ["brisb", "region", ["Brisbane"]],
  ["maud", "nearby", ["Maudsland"]],
  // Postcodes and their first digits.
  ["4127", "covered", ["Daisy Hill", "Springwood"]],
  ["430", "covered", ["Booval", "Brassall", "Goodna"]],
  ["4101", "nearby", ["South Brisbane", "West End"]],
  ["4122", "covered", ["Mount Gravatt"]],
  ["4217", "unknown", []],
  // Names with one typing mistake, and with more.
  ["Corparoo", "covered", ["Coorparoo"]],
  ["Cooorparoo", "covered", ["Coorparoo"]],
  ["Coorpraoo", "covered", ["Coorparoo"]],
  ["Corparoo Brisbane", "covered", ["Coorparoo"]],
  ["Helensvalle", "covered", ["Helensvale"]],
  ["Helensvail", "unknown", []],
  ["Brisbne", "region", ["Brisbane"]],
  ["Parkwod", "nearby", ["Parkwood"]],
  // Suburbs next to those that are covered.
  ["St Lucia", "nearby", ["St Lucia"]],
  ["Saint Lucia", "nearby", ["St Lucia"]],
  ["Nth Ipswich", "nearby", ["North Ipswich"]],
  ["Sunnybank Hills", "nearby", ["Sunnybank Hills"]],
  // The name of a region after a place that is not one of its suburbs.
  ["Southport, Gold Coast", "unknown", []],
  ["Surfers Paradise Gold Coast QLD 4217", "unknown", []],
  ["Robina Gold Coast", "unknown", []],
  ["Coolangatta, Gold Coast", "unknown", []],
  ["5 Marine Parade, Southport, Gold Coast", "unknown", []],
  ["8 Nind Street, Gold Coast", "unknown", []],
  ["Redbank Plains, Ipswich", "unknown", []],
  ["12 Smith Street, Redbank Plains, Ipswich", "unknown", []],
  ["12 Smith Street Southport", "unknown", []],
  ["Coorparoo Street, Noosa", "unknown", []],
  ["4 Coorparoo Road", "unknown", []],
  ["Unit 3, 12 Smith Street, Coorparoo QLD 4152", "unknown", []],
  ["Gold Coast 4217", "unknown", []],
  ["Logan Village", "unknown", []],
  ["Caboolture Brisbane", "unknown", []],
  ["Toowoomba via Ipswich", "unknown", []],
  ["Brisbane Street", "unknown", []],
  ["Sunshine Coast", "unknown", []],
  ["coast", "unknown", []],
  // Places whose names contain that of a suburb, and places elsewhere with the same name.
  ["Wynnum West", "unknown", []],
  ["Chermside West", "unknown", []],
  ["Coomera Waters", "unknown", []],
  ["Ormeau Hills", "unknown", []],
  ["Kenmore Heights", "unknown", []],
  ["near Coomera", "unknown", []],
  ["Springwood NSW", "unknown", []],
  ["Springwood 2777", "unknown", []],
  // Other places. A place counts as nearby only if content/regions lists it.
  ["Robina", "unknown", []],
  ["Sydney", "unknown", []],
  ["2000", "unknown", []],
  ["<script>", "unknown", []],
  // Too few letters or digits for a place.
  ["w", "nothing", []],
  ["4", "nothing", []],
  ["🚗🚗", "nothing", []],
  ["   ", "nothing", []],
];

test.each(asked)("the suburb check finds %j: %s %j", (typed, kind, names) => {
  const answer = findPlaces(regions, typed);
  expect(answer?.kind ?? "nothing").toBe(kind);
  expect(answer?.places.slice(0, Math.max(names.length, 1)).map(({ name }) => name) ?? []).toEqual(
    names,
  );
});

test.each([
  ["coomera", [south]],
  ["12 Smith St, Coomera", [south]],
  ["CBD", ["Brisbane"]],
  ["c", undefined],
  ["", undefined],
  ["spring", ["Ipswich", "Logan"]],
  // Near a region, and elsewhere: no region's prices are theirs.
  ["Parkwood", []],
  ["Cairns", []],
])("from %j, the visitor may be in the regions %p", (typed, names) => {
  const found = regionsOf(findPlaces(regions, typed), typed);
  expect(found?.map(({ longName }) => longName)).toEqual(names);
});

test.each([
  ["4127", "Daisy Hill, Springwood: Logan, 20–60 min"],
  ["coomera", "Coomera: Northern Gold Coast, 45–60 min"],
])(
  "the note below the booking form's suburb lists everything that %j may mean: %s",
  (typed, words) => {
    const answer = findPlaces(regions, typed);
    expect(answer && describePlace(answer)).toBe(words);
  },
);
