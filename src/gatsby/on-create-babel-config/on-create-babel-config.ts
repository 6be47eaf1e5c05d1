import type { GatsbyNode } from "gatsby";

/** No browser that we name needs the care for document.all that Babel takes with every `?.` and `??`. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } } as never);
};
