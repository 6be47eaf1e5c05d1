/**
 * Where two values of JSON first differ, in words (`offers.price is 90, expected 100`); undefined
 * when they are the same. The order of properties does not matter, that of lists does.
 */
export function firstDifference(expected: unknown, found: unknown, place = ""): string | undefined {
  if (Object.is(expected, found)) return undefined;
  const bothLists = Array.isArray(expected) && Array.isArray(found);
  if (!bothLists && !(isObject(expected) && isObject(found))) {
    return `${place || "it"} is ${show(found)}, expected ${show(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inside = firstDifference(
      (expected as Record<string, unknown>)[key],
      (found as Record<string, unknown>)[key],
      place === "" ? key : `${place}.${key}`,
    );
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
