import {
  type DefinitionNode,
  FieldsOnCorrectTypeRule,
  type GraphQLSchema,
  Kind,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  parse,
  ScalarLeafsRule,
  validate,
} from "gatsby/graphql";

const rules = [
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  ScalarLeafsRule,
];

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;

/** What does not fit the schema in the fragments of a file, each mistake with its place: `src/a.tsx:12:5: …`. */
export function findFragmentMistakes(schema: GraphQLSchema, file: string, code: string): string[] {
  return [...code.matchAll(/\bgraphql`([^`]*)`/g)].flatMap(({ index, 0: whole, 1: text = "" }) => {
    // Of as many lines as the code has above it, so that GraphQL counts them too.
    const above = code.slice(0, index + whole.indexOf("`")).replace(/[^\n]/g, " ");
    let document;
    try {
      document = parse(`${above} ${text}`);
    } catch {
      // Gatsby says where a text is no GraphQL.
      return [];
    }
    const fragments = { ...document, definitions: document.definitions.filter(isFragment) };
    return validate(schema, fragments, rules).map(({ message, locations: [place] = [] }) =>
      [file, place?.line, place?.column].join(":").concat(`: ${message}`),
    );
  });
}
