/** How far the clocks of an IANA time zone are ahead of UTC at an instant: `+10:00`. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Written `GMT+10:00`, and for UTC `GMT` alone.
  return name.slice("GMT".length) || "+00:00";
}

/**
 * Midnight at the start of a day (`YYYY-MM-DD`) in an IANA time zone, as ISO 8601 with the offset that the zone's clocks
 * have at that moment: `2025-06-10T00:00:00+10:00`. Where the clocks skip midnight it is the moment they do so.
 * Throws a RangeError for a day or a zone that does not exist.
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day)
    throw new RangeError(`There is no day ${day}`);
  // The offset is that of the moment looked for: the first guess may lie on the other side of a change of the clocks.
  const guess = new Date(`${day}T00:00:00${offsetAt(midnight, timeZone)}`);
  return `${day}T00:00:00${offsetAt(guess, timeZone)}`;
}
