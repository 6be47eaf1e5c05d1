/** A suburb with the region that covers it. */
export interface CoveredSuburb {
  name: string;
  postcode: string;
  region: { slug: string; name: string; longName: string; travel: { from: number; to: number } };
}

type Region = CoveredSuburb["region"] & { suburbs: readonly { name: string; postcode: string }[] };

/** All suburbs with their region, by name. */
export function coveredSuburbs(regions: readonly Region[]): CoveredSuburb[] {
  return regions
    .flatMap(({ suburbs, ...region }) =>
      suburbs.map(({ name, postcode }) => ({ name, postcode, region })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

const level = (words: string) =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\bmt\b/g, "mount")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * The suburbs a visitor may mean by a name, the start of one, or a postcode: an exact name first.
 * Fewer than two letters mean nothing yet.
 */
export function findSuburbs<Suburb extends { name: string; postcode: string }>(
  suburbs: readonly Suburb[],
  typed: string,
): Suburb[] {
  const wanted = level(typed.replace(/\b(qld|queensland|australia)\b/gi, ""));
  if (wanted.length < 2) return [];
  const [, words = wanted, postcode] = /^(.*?)\s*(\d{4})$/.exec(wanted) ?? [];
  const fits = suburbs.filter((suburb) => {
    if (postcode !== undefined && suburb.postcode !== postcode) return false;
    return words === "" || level(suburb.name).startsWith(words);
  });
  return [...fits].sort(
    (a, b) =>
      Number(level(b.name) === words) - Number(level(a.name) === words) ||
      a.name.localeCompare(b.name),
  );
}

/** `0–30 min`. */
export function formatTravel({ from, to }: { from: number; to: number }): string {
  return `${from}–${to} min`;
}

/** `Coorparoo: Brisbane, 0–30 min`. */
export function describeSuburb({ name, region }: CoveredSuburb): string {
  return `${name}: ${region.name}, ${formatTravel(region.travel)}`;
}

/** `20+`, as the specification counts suburbs. */
export function formatSuburbCount(count: number): string {
  return `${count}+`;
}
