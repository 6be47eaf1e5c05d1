import { describePlace, findPlaces, regionOf } from "../../src/business/places";
import { regions } from "./lib/regions";

const south = "Northern Gold Coast";
const postcode4300 = ["Augustine Heights", "Goodna", "Springfield", "Springfield Lakes"];

const asked: [typed: string, kind: string, names: string[]][] = [
  // Names, in the ways they are typed.
  ["Coorparoo", "covered", ["Coorparoo"]],
  ["coorparoo", "covered", ["Coorparoo"]],
  ["  COORPAROO  ", "covered", ["Coorparoo"]],
  ["Coorparoo QLD 4151", "covered", ["Coorparoo"]],
  ["Coorparoo, Queensland, Australia", "covered", ["Coorparoo"]],
  ["4151 Coorparoo", "covered", ["Coorparoo"]],
  ["New Farm", "covered", ["New Farm"]],
  ["newfarm", "covered", ["New Farm"]],
  ["new-farm", "covered", ["New Farm"]],
  ["new   farm", "covered", ["New Farm"]],
  ["Mt Gravatt", "covered", ["Mount Gravatt"]],
  ["mt. gravatt", "covered", ["Mount Gravatt"]],
  ["The Gap", "covered", ["The Gap"]],
  ["gap", "covered", ["The Gap"]],
  ["Coomera", "covered", ["Coomera", "Upper Coomera"]],
  ["Upper Coomera", "covered", ["Upper Coomera"]],
  ["Springfield", "covered", ["Springfield", "Springfield Lakes"]],
  ["Ipswich", "covered", ["Ipswich"]],
  ["Coomera, Gold Coast", "covered", ["Coomera"]],
  ["Toowong Brisbane", "covered", ["Toowong"]],
  ["12 Smith St, Coomera QLD 4209", "covered", ["Coomera"]],
  ["Coomera 4210", "covered", ["Coomera", "Upper Coomera"]],
  ["Coómera", "covered", ["Coomera", "Upper Coomera"]],
  // Regions and cities.
  ["Brisbane", "region", ["Brisbane"]],
  ["brisbane qld", "region", ["Brisbane"]],
  ["CBD", "region", ["Brisbane"]],
  ["Brisbane CBD", "region", ["Brisbane"]],
  ["Brisbane City", "region", ["Brisbane"]],
  ["4000", "region", ["Brisbane"]],
  ["Northside", "region", ["Brisbane"]],
  ["Brisbane north", "region", ["Brisbane"]],
  ["Gold Coast", "region", [south]],
  ["goldcoast", "region", [south]],
  ["the gold coast", "region", [south]],
  ["Northern Gold Coast", "region", [south]],
  ["GC", "region", [south]],
  ["Logan", "region", ["Logan"]],
  ["logan city", "region", ["Logan"]],
  ["Ipswich City", "region", ["Ipswich"]],
  // Beginnings, from the first letter on.
  ["w", "covered", ["Waterford West", "Wynnum"]],
  ["wy", "covered", ["Wynnum"]],
  ["upper", "covered", ["Upper Coomera"]],
  ["coor", "covered", ["Coorparoo"]],
  ["mount", "covered", ["Mount Gravatt"]],
  ["brisb", "region", ["Brisbane"]],
  ["gold c", "region", [south]],
  ["maud", "nearby", ["Maudsland"]],
  // Postcodes, whole and begun.
  ["4127", "covered", ["Daisy Hill", "Springwood"]],
  ["4300", "covered", postcode4300],
  ["430", "covered", [...postcode4300.slice(0, 1), "Booval", "Brassall"]],
  ["4217", "unknown", []],
  ["4101", "nearby", ["South Brisbane", "West End"]],
  ["4122", "covered", ["Mount Gravatt"]],
  // One slip.
  ["Corparoo", "covered", ["Coorparoo"]],
  ["Cooorparoo", "covered", ["Coorparoo"]],
  ["Coorparooo", "covered", ["Coorparoo"]],
  ["Coorpraoo", "covered", ["Coorparoo"]],
  ["Indooroopily", "covered", ["Indooroopilly"]],
  ["Helensvail", "unknown", []],
  ["Helensvalle", "covered", ["Helensvale"]],
  ["Brisbne", "region", ["Brisbane"]],
  ["Parkwod", "nearby", ["Parkwood"]],
  // Next to what we cover.
  ["Parkwood", "nearby", ["Parkwood"]],
  ["St Lucia", "nearby", ["St Lucia"]],
  ["West End 4101", "nearby", ["West End"]],
  ["Upper Mount Gravatt", "nearby", ["Upper Mount Gravatt"]],
  ["12 Smith Street, Upper Mt Gravatt 4122", "nearby", ["Upper Mount Gravatt"]],
  ["Kenmore Hills", "nearby", ["Kenmore Hills"]],
  // A suburb we cover is never denied because of the word beside it.
  ["Kenmore Heights", "covered", ["Kenmore"]],
  ["Sunnybank Hills", "nearby", ["Sunnybank Hills"]],
  // Elsewhere. Neighbours are named in content/regions; nothing is guessed by the map.
  ["Robina", "unknown", []],
  ["4018", "unknown", []],
  ["Cairns", "unknown", []],
  ["Sydney", "unknown", []],
  ["2000", "unknown", []],
  ["4350", "unknown", []],
  ["<script>", "unknown", []],
  ["🚗🚗", "nothing", []],
  ["", "nothing", []],
  ["   ", "nothing", []],
];

test.each(asked)("%j is answered as %s: %j", (typed, kind, names) => {
  const answer = findPlaces(regions, typed);
  expect(answer?.kind ?? "nothing").toBe(kind);
  expect(answer?.places.slice(0, Math.max(names.length, 1)).map(({ name }) => name) ?? []).toEqual(
    names,
  );
});

test.each([
  ["coomera", "gold-coast"],
  ["Parkwood", "gold-coast"],
  ["CBD", "brisbane"],
  ["Sunnybank Hills", "brisbane"],
  ["c", undefined],
  ["spring", undefined],
  ["Cairns", undefined],
])("%j takes the visitor to be in the region %p", (typed, id) => {
  expect(regionOf(findPlaces(regions, typed), typed)?.id).toBe(id);
});

test.each([
  ["4127", "Daisy Hill, Springwood: Logan, 20–\u206060 min"],
  ["coomera", "Coomera: Northern Gold Coast, 45–\u206060 min"],
])("below the booking's question %j is answered with all it may mean: %s", (typed, words) => {
  const answer = findPlaces(regions, typed);
  expect(answer && describePlace(answer)).toBe(words);
});
