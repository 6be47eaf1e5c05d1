type Thing = Record<string, unknown>;

/**
 * What in the JSON-LD of a page does not hold together, in words: things without a name of their own or described twice,
 * and `@id`s that lead nowhere in the graph. That types and properties are schema.org's is seen to by the types of
 * src/site/head/structured-data.ts.
 */
export function findSchemaViolations(data: unknown): string[] {
  if (!isThing(data)) return ["the structured data is no object"];
  if (data["@context"] !== "https://schema.org") {
    return [`the structured data has the context ${JSON.stringify(data["@context"])}`];
  }
  const graph = data["@graph"];
  if (!Array.isArray(graph) || graph.length === 0) return ["the structured data has no @graph"];
  const ids = new Set<string>();
  const violations: string[] = [];
  for (const node of graph as unknown[]) {
    const id = isThing(node) ? node["@id"] : undefined;
    if (typeof id !== "string") violations.push("the structured data has a thing without an @id");
    else if (ids.has(id)) violations.push(`the structured data describes ${id} twice`);
    else ids.add(id);
  }
  return [...violations, ...findDangling(graph, ids)];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A thing of nothing but an `@id` points to one that is described elsewhere in the graph. */
function findDangling(value: unknown, ids: ReadonlySet<string>, place = "the @graph"): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => findDangling(each, ids, place));
  if (!isThing(value)) return [];
  const id = String(value["@id"]);
  if (Object.keys(value).join() === "@id" && !ids.has(id))
    return [`${place} points to ${id}, which the page does not describe`];
  const type = String(value["@type"]);
  return Object.entries(value).flatMap(([key, part]) => findDangling(part, ids, `${type}.${key}`));
}
