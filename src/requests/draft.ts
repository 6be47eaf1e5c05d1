import { answerOf, type Answers, type NamedAnswers, valuesOf } from "./question";

/** What was sent, beside the answers. */
interface Sent {
  /** An ISO 8601 time in UTC. */
  at: string;
  /** Distinguishes this request from others by the same visitor; sent with it. */
  reference: string;
  /** What followed from the answers then, such as the price shown. */
  derived: Answers;
}

/** The request of a tab for one form: open or, with `sent`, sent. */
export interface Draft {
  /** What somebody has answered, on whichever page, by the name of the question. */
  answers: Answers;
  /** What the link that filled it in has answered, and nobody has since. */
  source: Answers;
  sent?: Sent | undefined;
}

/**
 * Somebody has answered questions on a page; a link has answered them; the request was sent, under
 * this reference if it has none; somebody begins the next request.
 */
export type DraftEvent =
  | { type: "answered" | "linked"; answers: NamedAnswers }
  | ({ type: "sent" } & Sent)
  | { type: "another" };

/** In which nobody has answered anything. */
export const emptyDraft: Draft = { answers: [], source: [] };

/** A draft after an event; the same object if nothing changes. */
export function next(draft: Draft, event: DraftEvent): Draft {
  const { answers, source, sent } = draft;
  switch (event.type) {
    case "sent": {
      const { at, reference, derived } = event;
      return { answers, source, sent: { at, reference: sent?.reference ?? reference, derived } };
    }
    case "another":
      return sent ? openAgain(draft, {}) : draft;
    case "linked": {
      const { estimate: _estimate, ...named } = onePlace(answers, event.answers);
      const changed = {
        ...replacedAdditions(answers, named),
        ...named,
        ...typedAddress(answers, named),
      };
      return openAgain({ ...draft, source: toAnswers(event.answers) }, changed);
    }
    case "answered": {
      const named = onePlace(answers, event.answers);
      const changed = changesOf(answers, {
        ...named,
        ...(isLinkedSizeCleared(draft, named) && { vehicle_size: [] }),
      });
      if (Object.keys(changed).length === 0) return draft;
      const after = { ...draft, source: sourceAfter(source, changed) };
      return openAgain(after, {
        ...(named["consent"] && { consent: named["consent"] }),
        ...changed,
      });
    }
  }
}

/** A draft with changed answers, not sent yet. A consent counts for one request. */
const openAgain = ({ answers, source, sent }: Draft, changed: NamedAnswers): Draft => ({
  answers: merge(answers, { ...(sent && { consent: [] }), ...changed }),
  source,
});

/** A typed address that contains the link's suburb says more than the link. */
function typedAddress(answers: Answers, named: NamedAnswers): NamedAnswers {
  const [suburb] = named["suburb"] ?? [];
  const typed = answerOf(answers, "suburb");
  return suburb && typed.includes(suburb) ? { suburb: [typed] } : {};
}

/** Only the last place counts: a region takes back a suburb that isn't in it. */
function onePlace(answers: Answers, named: NamedAnswers): NamedAnswers {
  const [region] = named["region"] ?? [];
  const [suburbs = answerOf(answers, "suburb_region")] = named["suburb_region"] ?? [];
  return !region || region === suburbs ? named : { ...named, suburb: [], suburb_region: [] };
}

/**
 * A link with another service drops what was added to the old one. One with a service and a size is
 * a whole estimate: additions that it doesn't name were not chosen.
 */
function replacedAdditions(
  answers: Answers,
  { service, vehicle_size }: NamedAnswers,
): NamedAnswers {
  const [old] = valuesOf(answers, "service");
  const isOther = old !== undefined && old !== service?.[0];
  return service && (vehicle_size ?? isOther) ? { add_ons: [], condition: [] } : {};
}

/**
 * Whether a form that asks for both names another service than the link, which clears the size that
 * the link has brought (specification, section 4).
 */
const isLinkedSizeCleared = ({ answers, source }: Draft, named: NamedAnswers): boolean =>
  valuesOf(source, "service").length > 0 &&
  valuesOf(source, "vehicle_size").length > 0 &&
  isChanged(answers, "service", named["service"]) &&
  named["vehicle_size"] !== undefined &&
  !isChanged(answers, "vehicle_size", named["vehicle_size"]);

/** What the link answered and nobody has changed. Its estimate goes with its service or size. */
function sourceAfter(source: Answers, changed: NamedAnswers): Answers {
  const isEstimateGone = changed["service"] ?? changed["vehicle_size"];
  return withoutAnswers(source, [...Object.keys(changed), ...(isEstimateGone ? ["estimate"] : [])]);
}

const isChanged = (answers: Answers, name: string, values: readonly string[] | undefined) =>
  values !== undefined && valuesOf(answers, name).join("\n") !== values.join("\n");

const changesOf = (answers: Answers, named: NamedAnswers): NamedAnswers =>
  Object.fromEntries(
    Object.entries(named).filter(([name, values]) => isChanged(answers, name, values)),
  );

const withoutAnswers = (answers: Answers, names: readonly string[]) =>
  answers.filter(([name]) => !names.includes(name));

const toAnswers = (named: NamedAnswers): Answers =>
  Object.entries(named).flatMap(([name, values]) => values.map((value) => [name, value] as const));

/** Answers, with others in place of those to the same questions. */
const merge = (answers: Answers, others: NamedAnswers): Answers => [
  ...withoutAnswers(answers, Object.keys(others)),
  ...toAnswers(others),
];
