import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "gatsby/graphql";
import { typeDefinitions } from "../create-schema-customization/create-schema-customization";
import { writeIfChanged } from "../on-post-build/write-if-changed";
import { describeQueries } from "./describe-queries";
import { printOwnTypes } from "./print-schema";

/** Describes what GraphiQL shows first, and keeps src/schema.graphql as the schema is. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
  const { schema } = store.getState() as unknown as { schema: GraphQLSchema };
  describeQueries(schema);
  const file = path.resolve("src", "schema.graphql");
  writeIfChanged(file, printOwnTypes(schema, typeDefinitions));
};
