import { render } from "@testing-library/react";
import { Estimator } from "@/components/prices/estimator/estimator";
import { pricing, services, wording } from "../../lib/site";

/** Shows the price list as the services page does. */
export const openEstimator = (rates = pricing) =>
  render(
    <Estimator
      pricing={rates}
      wording={wording}
      groups={[{ title: "Main packages", services: services.slice(0, 2) }]}
    />,
  );
