const spacedWords = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;

/**
 * The example of a size that a text names in whole words; undefined if it names none. Examples are
 * separated by commas.
 */
export function exampleIn(car: string, sizes: readonly { name: string; examples: string }[]) {
  return sizes
    .flatMap(({ name, examples }) =>
      examples.split(",").map((each) => ({ name, car: each.trim() })),
    )
    .find((example) => example.car !== "" && spacedWords(car).includes(spacedWords(example.car)));
}
