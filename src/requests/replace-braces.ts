// Texts that the owner sends from the desk, written in content/wording.yml with words in braces
// such as {name}.

/** The words in braces that a text may have. */
export const braces = ["name", "service", "date", "price", "suburb", "link"] as const;

/** The value of each word in braces; empty while it isn't known. */
export type BraceValues = Readonly<Record<(typeof braces)[number], string>>;

/** A first word that is no given name: a title, an article, an initial, one with another sign. */
const noGivenName = /^(the|mrs?|ms|miss|mx|dr|prof|rev|fr|sir|dame|capt|.)$|[^\p{L}\p{M}'’-]/iu;

/** How a text addresses somebody: `Jordan Lee` as Jordan, `Dr Lee` and `The Smiths` as they are. */
export function nameInGreeting(fullName: string): string {
  const [given = "", ...others] = fullName.trim().split(/\s+/);
  return others.length === 1 && !noGivenName.test(given) ? given : fullName;
}

/** A text with its values, whose braces stay; undefined while one of them isn't known. */
export function replaceBraces(text: string, values: BraceValues): string | undefined {
  if (braces.some((brace) => text.includes(`{${brace}}`) && !values[brace])) return undefined;
  return text.replace(/\{([a-z]+)\}/g, (whole, word: string) =>
    Object.hasOwn(values, word) ? values[word as keyof BraceValues] : whole,
  );
}
