/** A value of a query. No link repeats a key, so a repeated one counts as missing. */
export function queryValue(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
