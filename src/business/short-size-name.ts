/** The name of a size without the last word of all names: `Small` of `Small Vehicle` beside `Large Vehicle`. */
export function shortSizeName(name: string, names: readonly string[]): string {
  const [ending = ""] = / \S+$/.exec(name) ?? [];
  const isShared = names.length > 1 && names.every((each) => each.endsWith(ending));
  return isShared ? name.slice(0, name.length - ending.length) : name;
}
