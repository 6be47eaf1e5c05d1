import type { GatsbyNode } from "gatsby";
import { blogPostTypes } from "./blog-post";
import { businessTypes } from "./business";
import { listTypes } from "./lists";
import { pictureTypes } from "./picture";
import { portfolioItemTypes } from "./portfolio-item";
import { pricingTypes } from "./pricing";
import { regionTypes } from "./region";
import { serviceTypes } from "./service";

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
  actions.createTypes(typeDefinitions);
};
