/**
 * A value of a query. No link repeats a key, so a repeated one counts as missing. Tools that add
 * UTM parameters may begin them with a second "?".
 */
export function queryValue(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0]?.split("?")[0] : undefined;
}
