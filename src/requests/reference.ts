/** Characters that nobody confuses when reading them aloud. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference of eight characters, such as `7KQ2-M9XD`, from as many random bytes. */
export function formatReference(random: Uint8Array): string {
  const text = [...random.slice(0, 8)].map((byte) => signs[byte % signs.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));

/** Whether a text is written like a reference. */
export const isReference = (text: string) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(text);
