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

/** The closed days that include a day or come next after it. Undefined if none are left. */
export function nextClosed(closed: readonly ClosedDays[], day: string): ClosedDays | undefined {
  return closed
    .filter((each) => lastDayOf(each) >= day)
    .sort((a, b) => a.from.localeCompare(b.from))[0];
}

/** `25 December to 5 January`, or `26 January`. */
export function formatClosedDays(days: ClosedDays): string {
  return [...new Set([days.from, lastDayOf(days)])].map(formatDayOfYear).join(" to ");
}

/** How many days ahead visitors are told of closed days. */
const daysOfNotice = 14;

/** The sentence for visitors on a day: `We're closed from 25 December to 5 January (Christmas).` Undefined if it is too early. */
export function closedNotice(closed: readonly ClosedDays[], day: string): string | undefined {
  const next = nextClosed(closed, day);
  if (!next || next.from > addDays(day, daysOfNotice)) return undefined;
  const isOneDay = next.from === lastDayOf(next);
  const why = next.why ? ` (${next.why})` : "";
  return `We're closed ${isOneDay ? "on" : "from"} ${formatClosedDays(next)}${why}.`;
}
