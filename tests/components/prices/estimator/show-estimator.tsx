import { render } from "@testing-library/react";
import { Estimator } from "@/components/prices/estimator/estimator";
import { pricing, wording } from "../../lib/site";

export const groups = [
  {
    title: "Main packages",
    services: pricing.estimator.map(({ slug, name, price }) => ({
      ...{ slug, name, price, path: `/services/${slug}`, badge: null, highlighted: false },
      ...{ summary: "All of it.", duration: "4–6 hours" },
    })),
  },
];

/** Shows the price list as the services page does. */
export const openEstimator = () =>
  render(<Estimator pricing={pricing} wording={wording} groups={groups} />);
