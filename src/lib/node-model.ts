// Types for the parts of Gatsby's GraphQL that resolvers use, here and in src/gatsby, because
// Gatsby has none.

/** A node as resolvers get it. Only the schema knows the types of its fields. */
export interface ContentNode {
  id: string;
  parent?: string | null;
  children?: string[];
  [field: string]: unknown;
}

interface NodeQuery {
  filter?: object;
  sort?: object;
  limit?: number;
}

/** The part of Gatsby's node model that the resolvers use. */
interface NodeModel {
  findOne(args: { type: string; query: NodeQuery }): Promise<ContentNode | null>;
  findAll(args: { type: string; query: NodeQuery }): Promise<{ entries: Iterable<ContentNode> }>;
  getNodeById(args: { id: string }): ContentNode | null;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

interface SchemaField {
  resolve(source: unknown, args: object, context: unknown, info: unknown): Promise<unknown>;
}

/** The part of GraphQL's resolve info that the resolvers use. */
export interface ResolveInfo {
  schema: { getType(name: string): { getFields(): Record<string, SchemaField> } };
}

/** A field for `schema.buildObjectType`. Without `resolve`, its value is in the node. */
interface ComputedField<Source = never, Args = never> {
  type: string;
  description: string;
  args?: Record<string, { type: string; description: string }>;
  extensions?: Record<string, object>;
  resolve?: (source: Source, args: Args, context: ResolverContext, info: ResolveInfo) => unknown;
}

/** A field whose value is in its source under the same name. */
export const stored = (type: string, description: string) => ({ type, description });

/** The fields of a type, by name. */
export type ComputedFields = Record<string, ComputedField>;

/** A GraphQL type that isn't made from a schema of the content. */
export interface ComputedType {
  name: string;
  description: string;
  fields: ComputedFields;
}

/** Resolves a field as a query with `args` would. Rejects if the type has no such field. */
export async function resolveField(
  type: string,
  field: string,
  source: unknown,
  args: object,
  context: unknown,
  info: ResolveInfo,
): Promise<unknown> {
  const target = info.schema.getType(type).getFields()[field];
  if (!target) throw new Error(`The schema has no field ${type}.${field}`);
  return target.resolve(source, args, context, info);
}

/** The first child of a type; undefined if there is none, or if `node` is null. */
export function childOfType(
  node: ContentNode | null,
  type: string,
  nodeModel: NodeModel,
): ContentNode | undefined {
  return node?.children
    ?.flatMap((id) => nodeModel.getNodeById({ id }) ?? [])
    .find(({ internal }) => (internal as { type: string }).type === type);
}
