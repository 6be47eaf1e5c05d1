/**
 * Returns the value, or throws an error that names what is missing. For values that the content
 * check guarantees.
 */
export function assertDefined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
