import path from "node:path";
import type { CreateSchemaCustomizationArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { type GraphQLSchema, printType } from "gatsby/graphql";
import { references } from "@/content/check/references";
import { graphqlTypes } from "@/content/schema/graphql-types";
import { fileKinds, folderKinds } from "@/content/schema/kinds";
import { writeIfChanged } from "@/lib/files";
import { pictureStage, pictureTypes } from "@/pictures/picture-types";
import { computedFields } from "./computed-fields";
import { computedTypes } from "./computed-types";

const { objects, enums } = graphqlTypes(
  [...Object.values(fileKinds), ...Object.values(folderKinds)],
  references,
);

/**
 * The types of the content with their computed fields, which replace keys of the same name, and
 * those of computed values and pictures.
 */
const objectTypes = [
  ...objects.map((type) => ({
    ...type,
    fields: { ...type.fields, ...computedFields[type.name] },
  })),
  ...computedTypes,
  ...pictureTypes,
];
const enumTypes = [...enums, pictureStage];

/**
 * Keeps the markdown plugin from inferring types from the front matter, which our own parser reads.
 * They would not be used, and they would clash, because an id may be a number in one file and a
 * text in another.
 */
const markdownType = {
  name: "MarkdownRemark",
  interfaces: ["Node"],
  extensions: { infer: false },
  fields: { id: "ID!" },
};

type Config = Parameters<CreateSchemaCustomizationArgs["schema"]["buildObjectType"]>[0];

/** Declares every type, so that the schema is complete even if a folder is empty. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createTypes([
    ...[...objectTypes, markdownType].map((type) => schema.buildObjectType(type as Config)),
    ...enumTypes.map((type) => schema.buildEnumType(type)),
  ]);
};

/** Prints our types into src/schema.graphql, for people to read and for a test. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }: ParentSpanPluginArgs) => {
  const { schema } = store.getState() as { schema: GraphQLSchema };
  const types = [...objectTypes, ...enumTypes].flatMap(({ name }) => schema.getType(name) ?? []);
  const printed = types.map((type) => `${printType(type)}\n`).join("\n");
  writeIfChanged(path.resolve("src", "schema.graphql"), printed);
};
