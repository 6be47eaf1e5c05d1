/** The value, or an error that names what is missing; for data that the content check guarantees. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
