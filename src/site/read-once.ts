/** A value of a query. No link of this site repeats one, so a repeated value counts as missing. */
export function readOnce(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
