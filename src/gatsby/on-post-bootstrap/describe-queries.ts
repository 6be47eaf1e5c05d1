import { getNamedType, isListType, isObjectType, type GraphQLSchema } from "gatsby/graphql";

const ofLists: Record<string, string> = {
  filter:
    "Which ones: fields with what they must equal (`eq`), be among (`in`) or contain (`regex`).",
  sort: "In which order: fields with ASC or DESC, the first before the next.",
  skip: "How many to leave out at the beginning.",
  limit: "How many at most.",
};

/**
 * Describes the root fields and their arguments, which Gatsby makes of every type and leaves without a word: a single
 * node by its fields (`service(slug: …)`) and a list of them (`allService(filter: …)`).
 */
export function describeQueries(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) continue;
    const { nodes } = type.getFields();
    const isList =
      nodes !== undefined && isListType("ofType" in nodes.type ? nodes.type.ofType : nodes.type);
    const node = isList ? getNamedType(nodes.type) : type;
    if (!isObjectType(node)) continue;
    const what = node.description ?? `Nodes of the type ${node.name}, which Gatsby keeps.`;
    field.description ??= isList
      ? `All of the type ${node.name}. ${what}`
      : `The first that fits. ${what}`;
    for (const argument of field.args)
      argument.description ??=
        (isList ? ofLists[argument.name] : node.getFields()[argument.name]?.description) ??
        `The field ${argument.name} of the type ${node.name}.`;
  }
}
