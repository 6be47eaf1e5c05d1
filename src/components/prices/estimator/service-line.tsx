import { graphql } from "gatsby";
import { costOf, type EstimateRates } from "@/business/estimate";
import { BookNow } from "@/components/forms/book-now/book-now";
import { Price } from "@/components/prices/price/price";
import { PriceLine } from "@/components/prices/price-list/price-list";
import { Button } from "@/components/ui/button/button";
import { LineChoice } from "./line-choice";

interface ServiceLineProps {
  service: Queries.ServiceLineFragment;
  rates: EstimateRates;
}

/**
 * A service as a row of the price list, with Info and Book Now. It can be chosen if its price
 * follows the size of the vehicle.
 */
export function ServiceLine({ service, rates }: ServiceLineProps) {
  const { name, slug, path, price } = service;
  const isEstimated = rates.estimator.some((each) => each.slug === slug);
  const inSizes = rates.sizes.map((size) => costOf(rates, { service, size }).service);
  return (
    <PriceLine
      name={name}
      to={path}
      duration={service.duration}
      badge={service.badge}
      highlighted={service.highlighted}
      text={service.summary}
      price={<Price price={price} inSizes={isEstimated ? inSizes : undefined} />}
      choice={
        isEstimated && (
          <LineChoice type="radio" name="service" value={slug} label={`Estimate ${name}`} />
        )
      }
      actions={
        <>
          <Button to={path} variant="quiet">
            Info<span className="visually-hidden">{` ${name}`}</span>
          </Button>
          <BookNow service={slug} of={name} variant="secondary" />
        </>
      }
    />
  );
}

export const serviceLineFragment = graphql`
  fragment ServiceLine on Service {
    slug
    path
    name
    badge
    summary
    duration
    highlighted
    price {
      ...Price
    }
  }
`;
