/** Search results cut titles off after about this many letters. */
export const maxTitleLetters = 60;

interface Brand {
  name: string;
  shortName: string;
}

/**
 * The title of a page with the longest form of the business's name that fits into 60 letters, or
 * with none where the words alone fill them.
 */
export function brandTitle(words: string, { name, shortName }: Brand): string {
  const candidates = [name, shortName].map((brand) => `${words} | ${brand}`);
  return candidates.find((title) => [...title].length <= maxTitleLetters) ?? words;
}
