/** `0–30 min`. */
export function formatTravel({ from, to }: { from: number; to: number }): string {
  return `${from}–${to} min`;
}

/** `20+`, as the specification counts suburbs. */
export function formatSuburbCount(count: number): string {
  return `${count}+`;
}
