import { addDays, formatDayOfYear } from "./dates";

/** Days in a row on which the business is closed, as `YYYY-MM-DD`. Both are included; without `to`, it is one day. */
export interface ClosedDays {
  from: string;
  to?: string | null | undefined;
  why?: string | null | undefined;
}

export const lastDayOf = ({ from, to }: ClosedDays): string => to ?? from;

/** Whether a day (`YYYY-MM-DD`) is a closed day. */
export const isClosedOn = (day: string, closed: readonly ClosedDays[]): boolean =>
  closed.some((each) => each.from <= day && day <= lastDayOf(each));

/** The closed days that are not over on a day, in order. Entries that touch or overlap are one, with the reasons of both. */
export function closedFrom(closed: readonly ClosedDays[], day: string): ClosedDays[] {
  const joined: ClosedDays[] = [];
  for (const each of closed.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (!last || each.from > addDays(lastDayOf(last), 1)) {
      joined.push(each);
      continue;
    }
    const [to = ""] = [lastDayOf(last), lastDayOf(each)].sort().reverse();
    const reasons = [...(last.why ?? "").split(", "), each.why];
    const why = [...new Set(reasons.filter(Boolean))].join(", ");
    joined[joined.length - 1] = { from: last.from, to, why };
  }
  return joined.filter((each) => lastDayOf(each) >= day);
}

/** `25 December to 5 January`, or `26 January`. */
export function formatClosedDays(days: ClosedDays): string {
  return [...new Set([days.from, lastDayOf(days)])].map(formatDayOfYear).join(" to ");
}

/** How many days ahead visitors are told of closed days. */
const daysOfNotice = 14;

/** The closed days of which visitors are told on a day: those that have begun or begin within two weeks. */
export const closedSoon = (closed: readonly ClosedDays[], day: string): ClosedDays[] =>
  closedFrom(closed, day).filter(({ from }) => from <= addDays(day, daysOfNotice));

/**
 * The sentence for visitors on a day: `We're closed on 11 December, and from 25 December to 5 January (Christmas).` Undefined if it
 * is too early.
 */
export function closedNotice(closed: readonly ClosedDays[], day: string): string | undefined {
  const parts = closedSoon(closed, day).map((days) => {
    const isOneDay = days.from === lastDayOf(days);
    return `${isOneDay ? "on" : "from"} ${formatClosedDays(days)}${days.why ? ` (${days.why})` : ""}`;
  });
  if (parts.length === 0) return undefined;
  const last = parts.slice(-1).join("");
  return `We're closed ${parts.length > 1 ? `${parts.slice(0, -1).join(", ")}, and ${last}` : last}.`;
}
