/** How many related articles an article shows at most. */
export const maxRelated = 3;

/** From this many words on, an article has a picture halfway. */
export const longArticle = 900;

/** `6 min`. */
export function formatReadTime(minutes: number): string {
  return `${minutes} min`;
}
