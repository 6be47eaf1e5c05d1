/** A value of a query. One that is repeated is not meant by any link of this site, so it counts as not given. */
export function readOnce(search: string, name: string): string | undefined {
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
