/** Traces of filler text and of values that were not there. */
const traces: readonly [pattern: RegExp, name: string][] = [
  [/\blorem\b/i, "lorem"],
  [/\bundefined\b/, "undefined"],
  [/\bNaN\b/, "NaN"],
  [/\bInvalid Date\b/, "Invalid Date"],
  [/\[object \w+\]/, "[object Object]"],
];

/** Which traces of mistakes a page shows to people or machines, in words. */
export function findWordViolations(words: readonly string[]): string[] {
  return traces.flatMap(([pattern, name]) => {
    const text = words.find((each) => pattern.test(each));
    if (text === undefined) return [];
    const start = Math.max(0, text.search(pattern) - 30);
    return [`it says "${name}": …${text.slice(start, start + 80).trim()}…`];
  });
}
