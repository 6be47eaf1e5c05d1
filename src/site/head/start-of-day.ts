/**
 * The first instant of a day (`YYYY-MM-DD`) in an IANA time zone, as ISO 8601 with the zone's
 * offset: `2025-06-10T00:00:00+10:00`. Throws a RangeError for a day or a zone that does not exist.
 */
export function startOfDay(day: string, timeZone: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(noon);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Written `GMT+10:00`, and for UTC `GMT` alone.
  return `${day}T00:00:00${name.replace(/^GMT/, "") || "+00:00"}`;
}
