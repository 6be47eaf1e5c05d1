/** The files of a built site, by their path from its root. */
export type BuildFiles = ReadonlyMap<string, Uint8Array>;

/** In what two builds of the same sources differ, a sentence for each file; empty when in nothing. */
export function compareBuilds(first: BuildFiles, second: BuildFiles): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  return files.flatMap((file) => {
    const before = first.get(file);
    const after = second.get(file);
    if (!before) return [`${file} is in the second build only`];
    if (!after) return [`${file} is in the first build only`];
    const place = findDifference(before, after);
    return place === undefined
      ? []
      : [`${file} differs from byte ${place} on: ${show(before, after, place)}`];
  });
}

function findDifference(before: Uint8Array, after: Uint8Array): number | undefined {
  const shorter = Math.min(before.length, after.length);
  for (let place = 0; place < shorter; place += 1) if (before[place] !== after[place]) return place;
  return before.length === after.length ? undefined : shorter;
}

/** What stands there in each, with a little of what stands before it. */
function show(before: Uint8Array, after: Uint8Array, place: number): string {
  const cut = (bytes: Uint8Array) =>
    JSON.stringify(
      String.fromCharCode(...bytes.subarray(Math.max(0, place - 30), place + 30)).replace(
        /[^ -~]/g,
        ".",
      ),
    );
  return `${cut(before)} and ${cut(after)}`;
}
