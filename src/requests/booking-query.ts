import { placeFinder, type PlaceRegion } from "@/business/places";
import { queryValue } from "@/lib/query-value";
import { pages } from "@/site/pages";
import { answersOfPlace } from "./place-answers";
import { type Answers, type NamedAnswers, valuesOf } from "./question";

// The choices in the query of an address: ids from the content, an estimate in whole dollars, and a
// suburb.

/** The content that a query may name. A form that doesn't ask for one of these leaves it out. */
export interface QueryContent {
  services?: readonly { slug: string; code: string; name: string }[];
  sizes?: readonly { id: string; name: string }[];
  addOns?: readonly { id: string; title: string }[];
  conditions?: readonly { id: string; title: string }[];
  regions?: readonly PlaceRegion[];
}

/** The ids that mean an answer; addresses are written with the first. */
type LinkedAnswer = readonly [answer: string, ...ids: string[]];

/** What a key answers, and with what: one of these choices, several, or a text of this kind. */
type Row = readonly [key: string, question: string, choices: readonly LinkedAnswer[] | RegExp];

/** In the order of an address (specification, section 2). */
const rowsFor = (content: QueryContent): readonly Row[] => [
  [
    "service",
    "service",
    (content.services ?? []).map(({ slug, code, name }) => [name, slug, code]),
  ],
  ["vehicleSize", "vehicle_size", (content.sizes ?? []).map(({ id, name }) => [name, id])],
  ["estimate", "estimate", /^[1-9]\d{0,4}$/],
  ["suburb", "suburb", /\S/],
  ["addOns", "add_ons", (content.addOns ?? []).map(({ id, title }) => [title, id])],
  ["condition", "condition", (content.conditions ?? []).map(({ id, title }) => [title, id])],
];

/** What values of a key answer: `addOns`, `["hand-wax"]` → `{ add_ons: ["Hand Wax"] }`. */
export function answersTo(
  key: string,
  values: readonly string[],
  content: QueryContent,
): NamedAnswers {
  return Object.fromEntries(
    rowsFor(content)
      .filter(([each]) => each === key)
      .map(([, question, choices]) => [
        question,
        choices instanceof RegExp
          ? values.filter((value) => choices.test(value))
          : choices
              .filter(([, ...ids]) => ids.some((id) => values.includes(id)))
              .map(([answer]) => answer),
      ]),
  );
}

/** The other way round: the values of each key that mean the answers. */
export const valuesFor = (answers: Answers, content: QueryContent): [string, string[]][] =>
  rowsFor(content).map(([key, question, choices]) => {
    const given = valuesOf(answers, question);
    if (choices instanceof RegExp) return [key, given];
    return [key, choices.flatMap(([answer, id]) => (id && given.includes(answer) ? id : []))];
  });

/** The longest suburb that an address may carry. */
export const maxSuburbLength = 200;

/**
 * What an address answers; a suburb that is found answers its region, too. Unknown and repeated
 * values answer nothing, but any suburb is taken as it was typed. A service in the navigation's
 * state (`{ service }`, id or short code) takes precedence over one in the query.
 */
export function readQuery(search: string, content: QueryContent, state?: unknown): NamedAnswers {
  const { service } = (state ?? {}) as { service?: unknown };
  const wanted = answersTo("service", [String(service)], content);
  const suburb = queryValue(search, "suburb")?.trim().slice(0, maxSuburbLength) ?? "";
  const read = rowsFor(content).map(([key]) => {
    const value = queryValue(search, key) ?? "";
    const isList = key === "addOns" || key === "condition";
    return answersTo(key, isList ? value.split(",") : [value], content);
  });
  const all: NamedAnswers = Object.assign(
    {},
    ...read,
    wanted["service"]?.length ? wanted : {},
    answersOfPlace(placeFinder(content.regions ?? [])(suburb), suburb),
  );
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
}

/** The booking page with its form prefilled. Missing and empty values are left out. */
export function bookingPath(
  choices: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [key] of rowsFor({})) if (choices[key]) query.set(key, String(choices[key]));
  return [pages.booking.path, query.toString()].filter(Boolean).join("?");
}

/** The contact page with the question whether we come to a suburb. */
export const contactPath = (subject: { suburb: string }): string =>
  `${pages.contact.path}?${new URLSearchParams(subject)}`;
