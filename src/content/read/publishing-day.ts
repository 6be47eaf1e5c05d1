import { parse } from "yaml";
import { localTime } from "@/business/dates";
import { isTimeZone } from "@/content/schema/business";

/**
 * The date at an instant, `YYYY-MM-DD`, in the time zone of business.yml. `business` is the text of that file. If it has no
 * valid time zone, which the check reports, the date is that of UTC.
 */
export function publishingDay(business: string | undefined, instant: Date): string {
  return localTime(instant, readTimeZone(business ?? "") ?? "UTC").day;
}

function readTimeZone(business: string): string | undefined {
  try {
    // Without warnings, because the check reports what is wrong with the file.
    const { timeZone } = (parse(business, { logLevel: "error" }) ?? {}) as { timeZone?: unknown };
    return typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
