/** For values that the content check guarantees. Throws an error that says what is missing. */
export function assertDefined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
