/** A name within a sentence: `Large Vehicle` as `large vehicle`, `SUV or Ute` as it is. */
export const inSentenceCase = (name: string): string =>
  /\p{Lu}(?!\p{Ll})/u.test(name) ? name : name.toLowerCase();
