import { graphql } from "gatsby";
import { useCallback } from "react";
import { StaticMarkup } from "../static-markup/static-markup";
import { enhanceEstimator } from "./enhance-estimator";
import { EstimatorMarkup } from "./estimator-markup";

/** A service and a size in, an indicative total out. The choice lives in the address, so that it can be shared. */
export function Estimator({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const enhance = useCallback((root: HTMLElement) => enhanceEstimator(root, pricing), [pricing]);
  return (
    <StaticMarkup id="estimator" enhance={enhance}>
      {process.env.BUILD_STAGE === "build-javascript" ? null : (
        <EstimatorMarkup pricing={pricing} />
      )}
    </StaticMarkup>
  );
}

export const estimatorFragment = graphql`
  fragment Estimator on Pricing {
    roundTo
    estimator {
      slug
      code
      name
      price {
        from
        text
      }
    }
    sizes {
      id
      name
      multiplier
      examples
    }
  }
`;
