/**
 * A value of a query. No link repeats a key, so a repeated one counts as missing. Tools that add
 * UTM parameters may begin them with a second "?", and mail programs may write "&" as "&amp;".
 */
export function queryValue(search: string, name: string): string | undefined {
  const query = search.slice(1).replaceAll("&amp;", "&").replaceAll("?", "&");
  const values = new URLSearchParams(query).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
