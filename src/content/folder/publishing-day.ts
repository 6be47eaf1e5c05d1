import { parse } from "yaml";
import { isTimeZone } from "../schemas/business";

/**
 * Today's date for the business, `YYYY-MM-DD`, in the time zone of business.yml, or in UTC if it names none (which the
 * check reports). `business` is the text of that file.
 */
export function publishingDay(business: string | undefined, instant: Date): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: readTimeZone(business ?? "") ?? "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
}

function readTimeZone(business: string): string | undefined {
  try {
    // The check reports what else is wrong with the file.
    const { timeZone } = (parse(business, { logLevel: "error" }) ?? {}) as { timeZone?: unknown };
    return typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
