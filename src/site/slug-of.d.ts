/** Lower-case words joined by hyphens: `Health & Safety` → `health-safety`. */
export function slugOf(words: string): string;
