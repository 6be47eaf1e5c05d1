import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";

type Types = Parameters<typeof writeTypeScriptTypes>;

/** Writes the types of all queries once the schema is known. `npm run types` ends here. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }: ParentSpanPluginArgs) => {
  const { program, schema, definitions, config } = store.getState() as {
    program: { directory: Types[0] };
    schema: Types[1];
    definitions: Types[2];
    config: { graphqlTypegen: Types[3] };
  };
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
  if (process.env["ONLY_TYPES"]) process.exit(0);
};
