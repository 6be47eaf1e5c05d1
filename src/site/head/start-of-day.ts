/** Milliseconds that the clocks of an IANA time zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Written `GMT+10:00`, and for UTC `GMT` alone.
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/**
 * Midnight at the start of a day (`YYYY-MM-DD`) in an IANA time zone, as ISO 8601 with the offset that the zone's clocks
 * have at that moment: `2025-06-10T00:00:00+10:00`. Where the clocks skip midnight it is the moment they do so.
 * Throws a RangeError for a day or a zone that does not exist.
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new RangeError(`There is no day ${day}`);
  // The offset is that of the moment looked for: the first guess may lie on the other side of a change of the clocks.
  const guess = midnight - offsetAt(midnight, timeZone);
  const minutes = offsetAt(guess, timeZone) / 60_000;
  const two = (number: number) => String(Math.floor(Math.abs(number))).padStart(2, "0");
  return `${day}T00:00:00${minutes < 0 ? "-" : "+"}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}
