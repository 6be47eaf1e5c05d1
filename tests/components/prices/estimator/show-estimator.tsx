import { render } from "@testing-library/react";
import { Estimator } from "@/components/prices/estimator/estimator";
import { pricing, regions, services, wording } from "../../lib/site";

/** Shows the price list as the services page does. */
export const openEstimator = (rates = pricing) =>
  render(
    <Estimator
      pricing={rates}
      wording={wording}
      regions={regions}
      groups={[{ title: "Main packages", services: services.slice(0, 2) }]}
    />,
  );
