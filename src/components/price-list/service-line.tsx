import { graphql } from "gatsby";
import { paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { Price } from "../price/price";
import { PriceLine } from "./price-list";

/** A service as a line of a price list, with Info and Book Now. */
export function ServiceLine({
  service,
  included = false,
}: {
  service: Queries.ServiceLineFragment;
  /** Whether its inclusions can be opened. */
  included?: boolean;
}) {
  const { name, slug, path, price } = service;
  return (
    <PriceLine
      name={name}
      to={path}
      picture={service.hero}
      duration={service.duration}
      badge={service.badge}
      highlighted={service.highlighted}
      text={service.summary}
      included={included ? service.features : undefined}
      price={<Price price={price} />}
      actions={
        <>
          <ButtonLink to={path} variant="secondary" icon="info">
            Info<span className="visually-hidden">{` ${name}`}</span>
          </ButtonLink>
          <ButtonLink to={paths.booking} state={{ service: slug }}>
            Book Now<span className="visually-hidden">{` ${name}`}</span>
          </ButtonLink>
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
    features
    highlighted
    price {
      ...Price
    }
    hero {
      ...LinePicture
    }
  }
`;
