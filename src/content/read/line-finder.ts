import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter } from "yaml";

/**
 * Returns a function that finds the line of a path. `offset` is the number of lines before the
 * YAML. Keys are compared as texts, because YAML reads some of them as numbers.
 */
export function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let start = isNode(node) ? node.range?.[0] : undefined;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(
          ({ key }) => String(isScalar(key) ? key.value : key) === String(part),
        );
        if (!pair) break;
        start = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        if (!isNode(node)) break;
        start = node.range?.[0] ?? start;
      } else break;
    }
    return (start === undefined ? 1 : counter.linePos(start).line) + offset;
  };
}
