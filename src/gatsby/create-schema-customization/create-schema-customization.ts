import type { GatsbyNode } from "gatsby";
import { blogPostTypes } from "./blog-post";
import { businessTypes } from "./business";
import { listTypes } from "./lists";
import { pictureTypes } from "./picture";
import { portfolioItemTypes } from "./portfolio-item";
import { pricingTypes } from "./pricing";
import { regionTypes } from "./region";
import { serviceTypes } from "./service";

/**
 * Front matter is read by our own parsers: what the markdown plugin would guess of it (ids that are
 * numbers here and texts there) is asked for by nobody.
 */
const markdownType = /* GraphQL */ `
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
`;

/** One text of SDL for each business thing. */
export const typeDefinitions = [
  businessTypes,
  pricingTypes,
  serviceTypes,
  regionTypes,
  blogPostTypes,
  portfolioItemTypes,
  listTypes,
  pictureTypes,
];

/** Declares every type before any content is read, so that an empty folder still has a schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([...typeDefinitions, markdownType]);
};
