import { noBreakRange } from "@/lib/no-break-range";

/** `0–30 min`, kept on one line. */
export function formatTravel({ from, to }: { from: number; to: number }): string {
  return noBreakRange(`${from}–${to} min`);
}

/** The number of suburbs, in the specification's form: `20+`. */
export function formatSuburbCount(count: number): string {
  return `${count}+`;
}
