import { type Draft, type DraftEvent, next } from "@/requests/draft";

const sent = {
  at: "2026-11-28T08:00:00.000Z",
  reference: "7KQ2-M9XD",
  derived: [["price_shown", "$300"]],
} as const;
const open: Draft = {
  answers: [
    ["full_name", "Jo"],
    ["service", "Full Detail"],
    ["consent", "yes"],
  ],
  source: [],
};
const states: Record<string, Draft> = { open, sent: { ...open, sent } };

const again = { at: "2026-11-28T08:05:00.000Z", reference: "ABCD-EFGH", derived: [] };
const events: Record<string, DraftEvent> = {
  answered: { type: "answered", answers: { full_name: ["Joan"] } },
  "answered the same": { type: "answered", answers: { full_name: ["Jo"], message: [] } },
  linked: { type: "linked", answers: { vehicle_size: ["Large Vehicle"] } },
  sent: { type: "sent", ...again },
  another: { type: "another" },
};

test.each<[keyof typeof states, keyof typeof events, string, reference: string]>([
  ["open", "answered", "Joan, Full Detail, yes", ""],
  ["open", "answered the same", "the same", ""],
  ["open", "linked", "Jo, Full Detail, yes, Large Vehicle", ""],
  ["open", "sent", "Jo, Full Detail, yes", "ABCD-EFGH"],
  ["open", "another", "the same", ""],
  // A consent counts for one request, and answers on other pages don't give it.
  ["sent", "answered", "Joan, Full Detail", ""],
  ["sent", "answered the same", "the same", ""],
  ["sent", "linked", "Jo, Full Detail, Large Vehicle", ""],
  ["sent", "sent", "Jo, Full Detail, yes", "7KQ2-M9XD"],
  ["sent", "another", "Jo, Full Detail", ""],
])("a draft that is %s, then %s, has the answers %s", (state, event, answers, reference) => {
  const before = states[state]!;
  const after = next(before, events[event]!);
  if (answers === "the same") return expect(after).toBe(before);
  const values = answers.split(", ");
  expect(after.answers.map(([, value]) => value).sort()).toEqual([...values].sort());
  expect(after.sent?.reference ?? "").toBe(reference);
});

test("sending again notes the time and the price of the last time", () => {
  const after = next({ ...open, sent }, { type: "sent", ...again });
  expect(after.sent).toEqual({ ...again, reference: "7KQ2-M9XD" });
});

test("a form that answers again with its consent keeps it", () => {
  const answers = { full_name: ["Joan"], consent: ["yes"] };
  expect(next({ ...open, sent }, { type: "answered", answers }).answers).toContainEqual([
    "consent",
    "yes",
  ]);
});

/** The draft after events, and what its answers are to some questions. */
function after(events: DraftEvent[], ...names: string[]): string[] {
  const draft = events.reduce<Draft>(next, { answers: [], source: [] });
  return names.map((name) =>
    [...draft.answers, ...draft.source.filter(([each]) => each === "estimate")]
      .filter(([each]) => each === name)
      .map(([, value]) => value)
      .join(", "),
  );
}
const answered = (answers: Record<string, string[]>): DraftEvent => ({ type: "answered", answers });
const linked = (answers: Record<string, string[]>): DraftEvent => ({ type: "linked", answers });

const full = { service: ["Full Detail"], vehicle_size: ["Large Vehicle"] };
const interior = { ...full, service: ["Interior Detail"] };
const link = linked({ ...full, estimate: ["420"] });

test.each<[what: string, events: DraftEvent[], size: string, estimate: string]>([
  ["a link", [link], "Large Vehicle", "420"],
  ["another service on the form", [link, answered(interior)], "", ""],
  ["no service on the form", [link, answered({ ...full, service: [] })], "", ""],
  ["the link's service again", [link, answered(interior), answered(full)], "Large Vehicle", ""],
  [
    "a size chosen on the form, then another service",
    [
      link,
      answered({ ...full, vehicle_size: ["Small Vehicle"] }),
      answered({ service: ["Interior Detail"], vehicle_size: ["Small Vehicle"] }),
    ],
    "Small Vehicle",
    "",
  ],
  [
    "another service on a page that asks for nothing else",
    [link, answered({ service: ["Interior Detail"] })],
    "Large Vehicle",
    "",
  ],
  ["another service without a link", [answered(full), answered(interior)], "Large Vehicle", ""],
])("after %s, size and estimate are as specified", (_what, events, size, estimate) => {
  expect(after(events, "vehicle_size", "estimate")).toEqual([size, estimate]);
});

const chosen = answered({
  ...full,
  suburb: ["Marsden"],
  add_ons: ["Hand Wax"],
  condition: ["Sand"],
});

test.each<[what: string, event: DraftEvent, additions: string[]]>([
  ["another service drops them", linked({ service: ["Interior Detail"] }), ["", ""]],
  ["the same service keeps them", linked({ service: ["Full Detail"] }), ["Hand Wax", "Sand"]],
  ["a whole estimate replaces them", linked(full), ["", ""]],
  ["a suburb keeps them", linked({ suburb: ["Coomera"] }), ["Hand Wax", "Sand"]],
  [
    "add-ons of its own has those",
    linked({ ...full, add_ons: ["Engine Bay"] }),
    ["Engine Bay", ""],
  ],
])("of add-ons and condition, a link with %s", (_what, event, additions) => {
  expect(after([chosen, event], "add_ons", "condition")).toEqual(additions);
});

test("a link with another service keeps size and suburb", () => {
  const event = linked({ service: ["Interior Detail"] });
  expect(after([chosen, event], "vehicle_size", "suburb")).toEqual(["Large Vehicle", "Marsden"]);
});

test("a link's suburb leaves the address in which it was typed", () => {
  const typed = answered({ suburb: ["14 High St, Marsden 4132"], suburb_region: ["logan"] });
  const event = linked({ suburb: ["Marsden"], suburb_region: ["logan"], region: ["logan"] });
  expect(after([typed, event], "suburb")).toEqual(["14 High St, Marsden 4132"]);
});

const suburbIn = (suburb: string, region: string) =>
  answered({ suburb: [suburb], suburb_region: [region] });
const region = (slug: string) => answered({ region: [slug] });

test.each<[what: string, events: DraftEvent[], suburb: string, region: string]>([
  [
    "a suburb, then its region",
    [suburbIn("Marsden", "logan"), region("logan")],
    "Marsden",
    "logan",
  ],
  [
    "a suburb, then another region",
    [suburbIn("Marsden", "logan"), region("ipswich")],
    "",
    "ipswich",
  ],
  [
    "a region, then a suburb of another",
    [region("ipswich"), suburbIn("Marsden", "logan")],
    "Marsden",
    "ipswich",
  ],
  [
    "that region once more",
    [region("ipswich"), suburbIn("Marsden", "logan"), region("ipswich")],
    "",
    "ipswich",
  ],
  ["a place outside, then a region", [suburbIn("Noosa", "outside"), region("logan")], "", "logan"],
  [
    "a link's suburb",
    [
      region("ipswich"),
      linked({ suburb: ["Marsden"], suburb_region: ["logan"], region: ["logan"] }),
    ],
    "Marsden",
    "logan",
  ],
])("after %s, one place counts", (_what, events, suburb, slug) => {
  expect(after(events, "suburb", "region")).toEqual([suburb, slug]);
});
