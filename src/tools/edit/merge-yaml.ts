import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isSameValue } from "./same-value";

/** The file is written in a way that cannot be changed piece by piece; the message is for the owner. */
export class MergeError extends Error {}

/** A piece of the text to be replaced: from the first offset up to the second. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Changes a YAML text so that it says `value`, by cutting out only what changed: remarks, quotes,
 * order and every line that says the same stay byte for byte. Throws MergeError. Line ends are `\n`.
 */
export function mergeYaml(text: string, value: unknown): string {
  const document = parseDocument(text, { version: "1.2" });
  if (document.errors.length > 0) {
    throw new MergeError("The file has mistakes of its own: run npm run check and fix them first.");
  }
  let hasReferences = false;
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        hasReferences = true;
    },
  });
  const present: unknown = hasReferences ? undefined : document.toJS();
  if (!hasReferences && isSameValue(present, value)) return text;
  if (hasReferences || !document.contents) {
    throw new MergeError("The file uses references (&name, *name, !name): change it in an editor.");
  }
  const edits: Edit[] = [];
  if (!collectEdits(text, document.contents, value, edits))
    return stringify(value, { lineWidth: 0 });
  const merged = applyEdits(text, edits);
  // Whatever odd layout a file has: never a text that says something else than was asked for.
  const again = parseDocument(merged, { version: "1.2" });
  if (again.errors.length > 0 || !isSameValue(again.toJS(), value)) {
    throw new MergeError("The change does not fit the layout of this file: make it in an editor.");
  }
  return merged;
}

function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  let result = "";
  let at = start;
  // Stable: of two that begin at one place, the inner one was noted first.
  for (const { from, to, text: piece } of [...edits].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, Math.max(at, from)) + piece;
    at = Math.max(at, to);
  }
  return result + text.slice(at, end);
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** Where a node's own text ends, without the remarks that follow it. */
function endOf(node: Node): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return pairEnd(last);
  }
  if (isSeq(node) && !node.flow) {
    const last = node.items.at(-1);
    if (isNode(last)) return endOf(last);
  }
  return node.range?.[1] ?? 0;
}

function pairEnd(pair: Pair): number {
  const keyEnd = isNode(pair.key) ? (pair.key.range?.[1] ?? 0) + 1 : 0;
  return isNode(pair.value) ? Math.max(keyEnd, endOf(pair.value)) : keyEnd;
}

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

/** The start of the line after the one that ends a piece; a piece that ends with its line is complete. */
function nextLine(text: string, end: number): number {
  if (text[end - 1] === "\n") return end;
  const at = text.indexOf("\n", end);
  return at < 0 ? text.length : at + 1;
}

const keyName = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
const toValue = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/**
 * Notes the edits that turn a node in block layout into `value`. False where it has to be written
 * anew: another kind of thing, nothing left of it, or a layout these edits cannot follow.
 */
function collectEdits(text: string, node: Node, value: unknown, edits: Edit[]): boolean {
  if ((isMap(node) || isSeq(node)) && node.flow) {
    const piece = flowText(text, node, value);
    edits.push({ from: startOf(node), to: endOf(node), text: piece });
    return true;
  }
  if (isMap(node) && isGroup(value)) return collectMapEdits(text, node, value, edits);
  if (isSeq(node) && Array.isArray(value)) return collectListEdits(text, node, value, edits);
  if (isScalar(node) && typeof value !== "object" && startOf(node) < endOf(node)) {
    const piece = scalarText(value, node.type);
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    if (isBlock || piece.includes("\n")) return false;
    edits.push({ from: startOf(node), to: endOf(node), text: piece });
    return true;
  }
  return false;
}

function collectMapEdits(text: string, map: YAMLMap, value: Group, edits: Edit[]): boolean {
  const [first] = map.items;
  const isKept = (pair: Pair) => Object.hasOwn(value, keyName(pair));
  if (!first || !isNode(first.key) || !map.items.some(isKept)) return false;
  const column = startOf(first.key) - lineStart(text, startOf(first.key));
  const found: Edit[] = [];
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    if (!isNode(pair.key)) return false;
    const from = startOf(pair.key);
    const key = keyName(pair);
    if (!isKept(pair)) {
      const start = lineStart(text, from);
      // "- title: …" cannot lose its first line.
      if (text.slice(start, from).trim() !== "") return false;
      found.push({ from: start, to: nextLine(text, pairEnd(pair)), text: "" });
      continue;
    }
    pairs.set(key, pair);
    if (isSameValue(toValue(pair.value), value[key])) continue;
    const inner: Edit[] = [];
    if (isNode(pair.value) && collectEdits(text, pair.value, value[key], inner)) {
      found.push(...inner);
    } else {
      const name = text.slice(from, pair.key.range?.[1]);
      const to = pairEnd(pair);
      const isWholeLine = text[to - 1] === "\n";
      const piece = pairText(name, value[key], column);
      found.push({ from, to, text: isWholeLine ? `${piece}\n` : piece });
    }
  }
  let previous: Pair | undefined;
  for (const [key, item] of Object.entries(value)) {
    const pair = pairs.get(key);
    if (pair) previous = pair;
    else {
      const name = stringify(key, { lineWidth: 0 }).trimEnd();
      found.push(insertLine(text, previous, first.key, column, pairText(name, item, column)));
    }
  }
  edits.push(...found);
  return true;
}

function insertLine(
  text: string,
  previous: Pair | undefined,
  firstKey: Node,
  column: number,
  piece: string,
): Edit {
  const indent = " ".repeat(column);
  if (previous) {
    const at = nextLine(text, pairEnd(previous));
    const isOpen = text[at - 1] !== "\n";
    return { from: at, to: at, text: isOpen ? `\n${indent}${piece}` : `${indent}${piece}\n` };
  }
  const at = startOf(firstKey);
  return { from: at, to: at, text: `${piece}\n${indent}` };
}

/** `key: value`, its further lines set in by `column` spaces. */
function pairText(name: string, value: unknown, column: number): string {
  const isLine = typeof value !== "object" && !String(value).includes("\n");
  if (isLine) return `${name}: ${scalarText(value)}`;
  const written = stringify({ k: value }, { lineWidth: 0 }).trimEnd().slice(1);
  return name + setIn(written, column);
}

const setIn = (lines: string, column: number): string =>
  lines.replace(/\n(?=.)/g, `\n${" ".repeat(column)}`);

/** A single value as it stands after a colon, quoted as the one it takes the place of. */
function scalarText(value: unknown, type?: Scalar["type"]): string {
  // 08:00 without quotes is a number of minutes to some programs.
  const isClock = typeof value === "string" && /^\d+(:\d+)+$/.test(value);
  const quote = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
  return stringify(value, {
    lineWidth: 0,
    defaultStringType: isClock && quote === "PLAIN" ? "QUOTE_DOUBLE" : quote,
  }).replace(/\n$/, "");
}

/** Which old item each new one comes from: first those that say the same, in order; then in pairs between those. */
function matchItems(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (!row) continue;
      row[b] = isSameValue(old[a], now[b])
        ? at(a + 1, b + 1) + 1
        : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const origin: (number | undefined)[] = now.map(() => undefined);
  let [a, b, gapA, gapB] = [0, 0, 0, 0];
  const pairUp = () => {
    for (let step = 0; gapA + step < a && gapB + step < b; step += 1)
      origin[gapB + step] = gapA + step;
  };
  while (a < old.length && b < now.length) {
    if (isSameValue(old[a], now[b])) {
      pairUp();
      origin[b] = a;
      [a, b] = [a + 1, b + 1];
      [gapA, gapB] = [a, b];
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  [a, b] = [old.length, now.length];
  pairUp();
  return origin;
}

function collectListEdits(
  text: string,
  list: YAMLSeq,
  value: readonly unknown[],
  edits: Edit[],
): boolean {
  const nodes = list.items.filter(isNode);
  const [first] = nodes;
  if (!first || nodes.length !== list.items.length || value.length === 0) return false;
  const begin = (node: Node) => lineStart(text, startOf(node));
  const lead = /^( *)- +$/;
  if (nodes.some((node) => !lead.test(text.slice(begin(node), startOf(node))))) return false;
  const column = text.slice(begin(first)).indexOf("-");
  const old = nodes.map(toValue);
  const origin = matchItems(old, value);
  const found: Edit[] = [];
  nodes.forEach((node, index) => {
    if (!origin.includes(index))
      found.push({ from: begin(node), to: nextLine(text, endOf(node)), text: "" });
  });
  let previous: Node | undefined;
  for (const [index, item] of value.entries()) {
    const node = nodes[origin[index] ?? -1];
    if (node) {
      previous = node;
      if (isSameValue(toValue(node), item)) continue;
      const inner: Edit[] = [];
      if (collectEdits(text, node, item, inner)) found.push(...inner);
      else {
        const tail = text[endOf(node) - 1] === "\n" ? "\n" : "";
        const piece = itemText(item, column).slice(column + 2) + tail;
        found.push({ from: startOf(node), to: endOf(node), text: piece });
      }
      continue;
    }
    const moved = nodes.find(
      (each, place) => !origin.includes(place) && isSameValue(toValue(each), item),
    );
    const line = moved
      ? text.slice(begin(moved), nextLine(text, endOf(moved))).replace(/\n$/, "")
      : itemText(item, column);
    const at = previous ? nextLine(text, endOf(previous)) : begin(first);
    const isOpen = at > 0 && text[at - 1] !== "\n";
    found.push({ from: at, to: at, text: isOpen ? `\n${line}` : `${line}\n` });
  }
  edits.push(...found);
  return true;
}

/** `- item`, all its lines set in by `column` spaces. */
function itemText(item: unknown, column: number): string {
  const isLine = typeof item !== "object" && !String(item).includes("\n");
  const written = isLine ? `- ${scalarText(item)}` : stringify([item], { lineWidth: 0 }).trimEnd();
  return " ".repeat(column) + setIn(written, column);
}

/** A node inside `{…}` or `[…]`, or one of these, with its new value; what says the same keeps its text. */
function flowText(text: string, node: unknown, value: unknown): string {
  if (!isNode(node)) return newFlowText(value);
  const own = text.slice(startOf(node), endOf(node));
  if (isSameValue(toValue(node), value)) return own;
  if (isMap(node) && isGroup(value)) {
    const pairs = new Map(node.items.map((pair) => [keyName(pair), pair]));
    const keys = Object.keys(value);
    if (keys.length === pairs.size && keys.every((key) => pairs.has(key))) {
      const inner = node.items.flatMap(({ key, value: part }) =>
        isNode(part) && isScalar(key) ? editPart(text, part, value[String(key.value)]) : [],
      );
      return applyEdits(text, inner, startOf(node), endOf(node));
    }
    const parts = keys.map((key) => {
      const pair = pairs.get(key);
      const name =
        pair && isNode(pair.key)
          ? text.slice(startOf(pair.key), endOf(pair.key))
          : newFlowText(key);
      return `${name}: ${flowText(text, pair?.value, value[key])}`;
    });
    return joinLike(own, parts);
  }
  if (isSeq(node) && Array.isArray(value)) {
    const { items } = node;
    if (items.length === value.length) {
      const inner = items.flatMap((part, index) =>
        isNode(part) ? editPart(text, part, value[index]) : [],
      );
      return applyEdits(text, inner, startOf(node), endOf(node));
    }
    const parts = value.map((item) => {
      const same = items.find((part) => isSameValue(toValue(part), item));
      return flowText(text, same, item);
    });
    return joinLike(own, parts);
  }
  return newFlowText(value);
}

function editPart(text: string, part: Node, value: unknown): Edit[] {
  if (isSameValue(toValue(part), value)) return [];
  return [{ from: startOf(part), to: endOf(part), text: flowText(text, part, value) }];
}

/** Parts between the brackets of `own`, with the same room inside them. */
function joinLike(own: string, parts: readonly string[]): string {
  const room = own[1] === " " && parts.length > 0 ? " " : "";
  return `${own[0]}${room}${parts.join(", ")}${room}${own.at(-1)}`;
}

function newFlowText(value: unknown): string {
  const written = stringify([value], {
    collectionStyle: "flow",
    flowCollectionPadding: false,
    lineWidth: 0,
  });
  return written.trim().slice(1, -1).trim();
}
