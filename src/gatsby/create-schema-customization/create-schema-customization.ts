import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../../content/graphql-types";
import { fileKinds, folderKinds } from "../../content/kinds";
import { writeIfChanged } from "../../publish/files";
import { computedTypes } from "./computed-types";

/**
 * Our own parsers read front matter. Nobody queries what the markdown plugin would infer from it, where ids are now
 * numbers, now texts.
 */
const markdownType = /* GraphQL */ `
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
`;

/** SDL of our own types. Those of the content come from its schemas. */
export const typeDefinitions = `${graphqlTypes([
  ...Object.values(fileKinds),
  ...Object.values(folderKinds),
])}\n${computedTypes}`;

/**
 * Declares every type before any content is read, so that an empty folder still has a schema. src/schema.graphql is a
 * copy for readers; Gatsby's own action would put the current time into it.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  writeIfChanged(path.resolve("src", "schema.graphql"), `${typeDefinitions.trim()}\n`);
  actions.createTypes([typeDefinitions, markdownType]);
};
