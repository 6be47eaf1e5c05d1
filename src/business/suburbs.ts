import { unbroken } from "./unbroken";

/** `0–30 min`, kept on one line. */
export function formatTravel({ from, to }: { from: number; to: number }): string {
  return unbroken(`${from}–${to} min`);
}

/** `20+`, as the specification counts suburbs. */
export function formatSuburbCount(count: number): string {
  return `${count}+`;
}
