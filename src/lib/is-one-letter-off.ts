/** Whether two texts differ by a single letter: one extra, missing or wrong, or two neighbours swapped. */
export function isOneLetterOff(typed: string, known: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  // After the first difference, the rest must be the same, but for the one mistake.
  const [a, b] = [typed.slice(start), known.slice(start)];
  const isWrong = a.slice(1) === b.slice(1);
  const isExtra = a.slice(1) === b;
  const isMissing = a === b.slice(1);
  const isSwapped = a === `${b[1]}${b[0]}${b.slice(2)}`;
  return typed !== known && (isWrong || isExtra || isMissing || isSwapped);
}
