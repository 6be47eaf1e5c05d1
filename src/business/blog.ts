/** How many related articles an article shows at most. */
export const maxRelated = 3;

/** `6 min`. */
export function formatReadTime(minutes: number): string {
  return `${minutes} min`;
}
