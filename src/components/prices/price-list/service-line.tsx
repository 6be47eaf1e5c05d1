import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { costOf, type EstimateRates } from "@/business/estimate";
import { BookNow } from "@/components/forms/book-now/book-now";
import { Price } from "@/components/prices/price/price";
import { Button } from "@/components/ui/button/button";
import { PriceLine } from "./price-list";

interface ServiceLineProps {
  service: Queries.ServiceLineFragment;
  /** Set where the price follows the size of the vehicle. */
  rates?: EstimateRates | undefined;
  /** A `LineChoice`, if the row can be chosen. */
  choice?: ReactNode;
}

/** A service as a row of a price list, with Info and Book Now. */
export function ServiceLine({ service, rates, choice }: ServiceLineProps) {
  const { name, slug, path, price } = service;
  return (
    <PriceLine
      name={name}
      to={path}
      duration={service.duration}
      badge={service.badge}
      highlighted={service.highlighted}
      text={service.summary}
      price={
        <Price
          price={price}
          inSizes={rates?.sizes.map((size) => costOf(rates, { service, size }).service)}
        />
      }
      choice={choice}
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
