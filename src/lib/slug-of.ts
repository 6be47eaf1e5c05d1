/** Lower-case words joined by hyphens: `Health & Safety` → `health-safety`. */
export const slugOf = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
