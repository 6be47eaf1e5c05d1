/** `0–30 min`. */
export function formatTravel({ from, to }: { from: number; to: number }): string {
  return `${from}–${to} min`;
}

/** The number of suburbs, in the specification's form: `20+`. */
export function formatSuburbCount(count: number): string {
  return `${count}+`;
}
