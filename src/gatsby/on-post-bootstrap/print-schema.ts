import { Kind, parse, print, printType, type GraphQLSchema } from "gatsby/graphql";

/** What Gatsby adds to every node; of no interest to a reader of the content. */
const ofEveryNode = ["id", "parent", "children", "internal"];

/**
 * The types that `definitions` declare as they are in the finished schema (what GraphiQL shows), in
 * the same order. Gatsby's own action prints the moment of printing into the file, and would change
 * it with every build.
 */
export function printOwnTypes(schema: GraphQLSchema, definitions: string): string {
  const names = parse(definitions).definitions.flatMap((each) =>
    "name" in each && each.name ? each.name.value : [],
  );
  const printed = names.map((name) => {
    const type = schema.getType(name);
    if (!type) throw new Error(`The schema has no type ${name}`);
    const [definition] = parse(printType(type)).definitions;
    if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION) return printType(type);
    const isNode = definition.interfaces?.some((each) => each.name.value === "Node");
    const fields = definition.fields?.filter(
      (field) => !isNode || !ofEveryNode.includes(field.name.value),
    );
    return print({ ...definition, ...(fields && { fields }) });
  });
  const head = "# Written by every build from the finished schema; a change of it shows in review.";
  // Laid out as Prettier lays it out, which checks this file like any other.
  const text = [head, ...printed].join("\n\n").replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');
  return `${text}\n`;
}
