import { ancestry, dataTypes, rangeOf, schemaTypes } from "./schema-org";

type Thing = Record<string, unknown>;

/**
 * What in a value of JSON-LD does not follow https://schema.org, in words: unknown types and
 * properties, values of the wrong kind, and `@id`s that lead nowhere in the graph.
 */
export function findSchemaViolations(data: unknown): string[] {
  if (!isThing(data)) return ["the structured data is no object"];
  if (data["@context"] !== "https://schema.org") {
    return [`the structured data has the context ${JSON.stringify(data["@context"])}`];
  }
  const graph = data["@graph"];
  if (!Array.isArray(graph) || graph.length === 0) return ["the structured data has no @graph"];
  const types = new Map<string, string>();
  const violations: string[] = [];
  for (const node of graph as unknown[]) {
    const id = isThing(node) ? node["@id"] : undefined;
    if (typeof id !== "string") violations.push("the structured data has a thing without an @id");
    else if (types.has(id)) violations.push(`the structured data describes ${id} twice`);
    else types.set(id, String((node as Thing)["@type"]));
  }
  return [
    ...violations,
    ...(graph as unknown[]).flatMap((node) => checkThing(node, undefined, types)),
  ];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checkThing(
  thing: unknown,
  place: string | undefined,
  types: ReadonlyMap<string, string>,
): string[] {
  if (!isThing(thing)) return [`${place ?? "the @graph"} holds ${JSON.stringify(thing)}`];
  const type = String(thing["@type"]);
  if (!schemaTypes[type]) return [`the type ${type} is not among those this site uses`];
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) => {
      const range = rangeOf(type, property);
      if (!range)
        return [
          `schema.org's ${type} has no property ${property} (or the table of this site has not)`,
        ];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return values.flatMap((each) => checkValue(each, `${type}.${property}`, range, types));
    });
}

function checkValue(
  value: unknown,
  place: string,
  range: readonly string[],
  types: ReadonlyMap<string, string>,
): string[] {
  const wrong = `${place} is ${JSON.stringify(value)}, expected ${range.join(" or ")}`;
  if (!isThing(value)) return range.some((kind) => dataTypes[kind]?.(value)) ? [] : [wrong];
  const isReference = value["@type"] === undefined;
  const type = isReference ? types.get(String(value["@id"])) : String(value["@type"]);
  if (type === undefined)
    return [`${place} points to ${String(value["@id"])}, which the page does not describe`];
  const violations = isReference ? [] : checkThing(value, place, types);
  return ancestry(type).some((kind) => range.includes(kind)) ? violations : [wrong, ...violations];
}
