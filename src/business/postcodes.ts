const states = {
  NSW: "New South Wales",
  ACT: "the Australian Capital Territory",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "the Northern Territory",
} as const;

type State = keyof typeof states;

/** The postcodes of each state, for streets and for post boxes (https://auspost.com.au/business/marketing-and-communications/access-data-and-insights/address-data/postcode-data). */
const ranges: readonly (readonly [first: number, last: number, state: State])[] = [
  [200, 299, "ACT"],
  [800, 999, "NT"],
  [1000, 2599, "NSW"],
  [2600, 2618, "ACT"],
  [2619, 2899, "NSW"],
  [2900, 2920, "ACT"],
  [2921, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [4000, 4999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6999, "WA"],
  [7000, 7999, "TAS"],
  [8000, 8999, "VIC"],
  [9000, 9999, "QLD"],
];

/** The state of an Australian postcode of four digits. Undefined if no place has such a postcode. */
export function stateOfPostcode(postcode: string): State | undefined {
  const number = Number(postcode);
  return ranges.find(([first, last]) => first <= number && number <= last)?.[2];
}

/** The state that a text means: `QLD`, `Qld.` or `Queensland`. Undefined if it means none. */
export function readState(text: string): State | undefined {
  const letters = (words: string) => words.toLowerCase().replace(/^the |[^a-z]/g, "");
  return (Object.keys(states) as State[]).find((state) =>
    [state, states[state]].some((name) => letters(name) === letters(text)),
  );
}

export const stateName = (state: State): string => states[state];
