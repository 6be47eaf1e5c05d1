import { describePlace, onlyPlace, placeFinder } from "@/business/places";

const listed = (list: string) =>
  list.split(", ").map((each) => ({ name: each.slice(0, -5), postcode: each.slice(-4) }));

// Regions as they might be in `content/`. They are written here so that owners can change theirs.
const regions = [
  {
    ...{ slug: "brisbane", name: "Brisbane", longName: "Brisbane", inSentence: "Brisbane" },
    travel: { from: 0, to: 30 },
    suburbs: listed(
      "Ascot 4007, Chermside 4032, Coorparoo 4151, Eight Mile Plains 4113, Indooroopilly 4068, Kenmore 4069, Mount Gravatt 4122, New Farm 4005, Sunnybank 4109, The Gap 4061, Toowong 4066, Wynnum 4178",
    ),
  },
  {
    ...{ slug: "ipswich", name: "Ipswich", longName: "Ipswich", inSentence: "Ipswich" },
    travel: { from: 30, to: 45 },
    suburbs: listed("Booval 4304, Brassall 4305, Goodna 4300, Ipswich 4305, Springfield 4300"),
  },
  {
    ...{ slug: "logan", name: "Logan", longName: "Logan", inSentence: "Logan" },
    travel: { from: 20, to: 60 },
    suburbs: listed(
      "Daisy Hill 4127, Marsden 4132, Springwood 4127, Underwood 4119, Waterford West 4133",
    ),
  },
  {
    ...{ slug: "gold-coast", name: "Gold Coast", longName: "Northern Gold Coast" },
    inSentence: "the Northern Gold Coast",
    travel: { from: 45, to: 60 },
    suburbs: listed("Coomera 4209, Helensvale 4212, Ormeau 4208, Upper Coomera 4209"),
  },
];

const south = "Northern Gold Coast";

const asked: [typed: string, kind: string, names: string[]][] = [
  // Names, in the ways in which people type them.
  ["  COORPAROO  ", "covered", ["Coorparoo"]],
  ["COORPAROO QLD 4151", "covered", ["Coorparoo"]],
  ["Coorparoo, Queensland, Australia", "covered", ["Coorparoo"]],
  ["4151 Coorparoo", "covered", ["Coorparoo"]],
  ["QLD 4151, Coorparoo", "covered", ["Coorparoo"]],
  ["new-farm", "covered", ["New Farm"]],
  ["Mount Gravatt", "covered", ["Mount Gravatt"]],
  ["Mt Gravatt", "covered", ["Mount Gravatt"]],
  ["mt. gravatt", "covered", ["Mount Gravatt"]],
  ["MT GRAVATT QLD 4122", "covered", ["Mount Gravatt"]],
  ["Coómera", "covered", ["Coomera"]],
  ["Upper Coomera", "covered", ["Upper Coomera"]],
  ["Ipswich", "covered", ["Ipswich"]],
  // The last suburb of an address or a sentence, whatever its street is called.
  ["12 Smith St, Coomera QLD 4209", "covered", ["Coomera"]],
  ["Unit 3 12 Smith Street Coorparoo", "covered", ["Coorparoo"]],
  ["1234 Old Cleveland Road Coorparoo", "covered", ["Coorparoo"]],
  ["Shop 4, 1 High Rd, Coomera, QLD, 4209", "covered", ["Coomera"]],
  ["12 Smith Street, Ipswich", "covered", ["Ipswich"]],
  ["near Coomera", "covered", ["Coomera"]],
  ["Coorparoo or New Farm", "covered", ["New Farm"]],
  // The name of a region after it is ignored.
  ["Coomera, Gold Coast", "covered", ["Coomera"]],
  ["12 Main St, Coorparoo, Brisbane QLD 4151", "covered", ["Coorparoo"]],
  ["Coorparoo 4151, Brisbane", "covered", ["Coorparoo"]],
  ["Coorparoo QLD 4151, Brisbane", "covered", ["Coorparoo"]],
  ["Wynnum 4178, Brisbane, Australia", "covered", ["Wynnum"]],
  ["Springwood, Brisbane", "covered", ["Springwood"]],
  // A number that begins an address is that of a house.
  ["4005 Pacific Highway, Underwood", "covered", ["Underwood"]],
  ["4209 Logan Road, Underwood", "covered", ["Underwood"]],
  ["4005 Pacific Highway, Underwood 4119", "covered", ["Underwood"]],
  ["Unit 4005, 3 Smith St, Toowong", "covered", ["Toowong"]],
  ["4151 Smith St, Coorparoo 4151", "covered", ["Coorparoo"]],
  ["4151 Smith St, Coorparoo 4151, Brisbane", "covered", ["Coorparoo"]],
  ["4005 Pacific Highway, Noosa", "unknown", []],
  // Another postcode of Queensland.
  ["Marsden 4133", "part", ["Marsden"]],
  ["Coorparoo QLD 4152", "part", ["Coorparoo"]],
  // Postcodes.
  ["4122", "covered", ["Mount Gravatt"]],
  ["4127", "part", ["Daisy Hill", "Springwood"]],
  ["4300 QLD", "part", ["Goodna", "Springfield"]],
  ["4114", "unknown", []],
  // Regions and cities without a suburb that we know.
  ["Brisbane", "region", ["Brisbane"]],
  ["12 Smith St, Brisbane", "region", ["Brisbane"]],
  ["Brisbane City 4000", "region", ["Brisbane"]],
  ["Brisbane CBD", "region", ["Brisbane"]],
  ["the gold coast", "region", [south]],
  ["Gold Coast City", "region", [south]],
  ["Ipswich City", "region", ["Ipswich"]],
  // The beginning of a name.
  ["wy", "part", ["Wynnum"]],
  ["waterford", "part", ["Waterford West"]],
  ["spring", "part", ["Springfield", "Springwood"]],
  ["brisb", "part", ["Brisbane"]],
  ["ipsw", "part", ["Ipswich"]],
  // A name that is one or two letters off.
  ["Indooropily", "part", ["Indooroopilly"]],
  ["Coomerra", "part", ["Coomera"]],
  ["Sunybank", "part", ["Sunnybank"]],
  ["Corparoo QLD 4151", "part", ["Coorparoo"]],
  ["newfarm", "part", ["New Farm"]],
  ["Askot", "part", ["Ascot"]],
  // Two wrong letters of six, and another first letter.
  ["Winnam", "unknown", []],
  ["Kinmoor", "unknown", []],
  ["Poomera", "unknown", []],
  // A known name beside other words, which is another place.
  ["Wynnum West", "unknown", []],
  ["Coomera Waters", "unknown", []],
  ["Marsden Park", "unknown", []],
  ["Upper Mount Gravatt", "unknown", []],
  ["North Ipswich", "unknown", []],
  ["South Brisbane", "unknown", []],
  ["Redland City", "unknown", []],
  ["Logan Village", "unknown", []],
  ["Ipswich Road, Annerley", "unknown", []],
  ["Coorparoo Street, Noosa", "unknown", []],
  ["Brisbane St, Hobart", "unknown", []],
  // The same names elsewhere.
  ["Springwood NSW", "unknown", []],
  ["Springwood, New South Wales", "unknown", []],
  ["Springwood 2777", "unknown", []],
  ["12 Smith St, Springwood NSW 2777, Australia", "unknown", []],
  ["Toowong Western Australia", "unknown", []],
  // Other places, and nonsense.
  ["Robina", "unknown", []],
  ["Byron Bay", "unknown", []],
  ["Toowoomba", "unknown", []],
  ["xq", "unknown", []],
  ["<script>", "unknown", []],
  ["constructor", "unknown", []],
  ["Μόσχα", "unknown", []],
  // Too little for a place.
  ["w", "nothing", []],
  ["430", "nothing", []],
  ["Qld", "nothing", []],
  ["🚗🚗", "nothing", []],
  ["   ", "nothing", []],
];

const findPlace = placeFinder(regions);

test.each(asked)("the suburb check finds %j: %s %j", (typed, kind, names) => {
  const answer = findPlace(typed);
  expect(answer?.kind ?? "nothing").toBe(kind);
  expect(answer?.places.map(({ name }) => name).sort() ?? []).toEqual([...names].sort());
});

test.each([
  ["4122", "Yes, we come to Mount Gravatt, 0–30 min away."],
  ["coomera", "Yes, we come to Coomera, 45–60 min away."],
  ["12 Smith St, Gold Coast", "Which suburb of the Northern Gold Coast?"],
  ["Cairns", "Not on our list yet, but we may still come to you."],
])("%j is answered with: %s", (typed, words) => {
  const answer = findPlace(typed);
  expect(answer && describePlace(answer)).toBe(words);
});

test.each([
  ["4300", "ipswich"],
  ["4209", "gold-coast"],
  ["coomerra", "gold-coast"],
  ["12 Smith St, Brisbane", "brisbane"],
  ["spring", undefined],
  ["Cairns", undefined],
])("all that %j can mean is in one region: %s", (typed, slug) => {
  expect(findPlace(typed)?.region?.slug).toBe(slug);
});

test.each([
  ["Coom", "Coomera"],
  ["4209", undefined],
  ["spring", undefined],
  ["Coomerra", undefined],
  ["Coomera", undefined],
])("%j alone can mean only one place: %s", (typed, name) => {
  expect(onlyPlace(findPlace(typed), typed)).toBe(name);
});
