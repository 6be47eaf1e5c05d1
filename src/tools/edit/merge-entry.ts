import { isDeepStrictEqual } from "node:util";

import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Node,
} from "yaml";

import { level } from "../../content/parse-source";

/** A content file taken apart. Line ends are `\n`. */
export interface Entry {
  data: unknown;
  /** The markdown below the front matter; empty for YAML files. */
  body: string;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Front matter and what follows it; a file of YAML alone has no fences. */
function cut(path: string, text: string) {
  const match = path.endsWith(".md")
    ? /^(---[^\S\n]*\n)([\s\S]*?)(^---[^\S\n]*(?:\n|$))([\s\S]*)$/m.exec(text)
    : null;
  const [, open = "", yaml = text, close = "", rest = ""] = match ?? [];
  return { open, yaml, close, rest };
}

const bare = (body: string): string => body.replace(/^\n+|\n+$/g, "");

/** Reads a file of the form `path`. Throws what the YAML parser throws for a malformed one. */
export function readEntry(path: string, raw: string): Entry {
  const { yaml, rest } = cut(path, level(raw));
  return { data: parse(yaml), body: bare(rest) };
}

/**
 * The text of a file with new data and a new body: remarks, quotes, order and line ends of what was there stay. Without
 * `before` the file is laid out afresh. Throws what the YAML parser throws for a malformed file.
 */
export function mergeEntry(path: string, before: string | undefined, { data, body }: Entry) {
  const isMarkdown = path.endsWith(".md");
  const below = bare(body) === "" ? "" : `${bare(body)}\n`;
  if (before === undefined) {
    const written = stringify(withoutEmpty(data, undefined), { lineWidth: 0 });
    return isMarkdown ? `---\n${written}---\n${below}` : written;
  }
  const { open, yaml, close, rest } = cut(path, level(before));
  const gap = /^\n*/.exec(rest)?.[0] ?? "";
  const merged =
    open +
    mergeYaml(yaml, data) +
    close +
    (bare(rest) === bare(body) ? rest : below && `${gap}${below}`);
  return before.includes("\r\n") ? merged.replace(/\n/g, "\r\n") : merged;
}

/** YAML with new data, in which everything that says the same stays as it was written. */
export function mergeYaml(before: string, data: unknown): string {
  const document = parseDocument(before);
  if (document.errors[0]) throw document.errors[0];
  const wanted = withoutEmpty(data, document.toJS());
  document.contents = merge(document, document.contents, wanted) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: /[{[] /.test(before) });
}

function merge(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) {
    const pairs = new Map(node.items.map((pair) => [String(pair.key), pair]));
    // In the order they had; a new key after the one that it follows in the form.
    const keys = [...pairs.keys()].filter((key) => Object.hasOwn(value, key));
    for (const [index, key] of Object.keys(value).entries()) {
      if (keys.includes(key)) continue;
      const previous = Object.keys(value)[index - 1];
      keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
    }
    node.items = keys.map((key) => {
      const pair = pairs.get(key) ?? document.createPair(key, value[key]);
      if (pairs.has(key)) pair.value = merge(document, pair.value, value[key]);
      return pair;
    });
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items.filter(isNode);
    // First those that say the same, wherever they stand now; the others take what is left, in order.
    const same = value.map((item: unknown) => {
      const index = old.findIndex((each) => isDeepStrictEqual(each.toJS(document), item));
      return index < 0 ? undefined : old.splice(index, 1)[0];
    });
    const isOneForOne = old.length === same.filter((each) => each === undefined).length;
    node.items = value.map(
      (item: unknown, index) =>
        same[index] ??
        (isOneForOne ? merge(document, old.shift(), item) : document.createNode(item)),
    );
    return node;
  }
  if (isScalar(node) && typeof value !== "object") {
    node.value = value;
    return node;
  }
  return document.createNode(value) as Node;
}

/**
 * What a form says, without what it only shows: fields left empty, and switches that are off and that `before`, the
 * file's present data, does not name.
 */
function withoutEmpty(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item: unknown, index) => withoutEmpty(item, old[index]));
  }
  if (!isGroup(value)) return value;
  const had = isGroup(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, withoutEmpty(item, had[key])])
      .filter(([key, item]) => isDeepStrictEqual(item, had[key]) || !isEmpty(item, key in had)),
  );
}

const isEmpty = (value: unknown, wasThere: boolean): boolean =>
  (value === false && !wasThere) ||
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);
