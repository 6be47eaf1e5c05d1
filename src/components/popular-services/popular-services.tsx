import { graphql } from "gatsby";
import { bookingPath, paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { Price } from "../price/price";
import * as styles from "./popular-services.module.scss";

/** A price list: services with their price in a region; links carry the short code, as the specification has them. */
export function PopularServices({
  services,
}: {
  services: readonly Queries.PopularServiceFragment[];
}) {
  return (
    <ul className={styles["list"]}>
      {services.map(({ service, popular, price }) => (
        <li key={service.code} className={styles["row"]}>
          <div className={styles["name"]}>
            <h3>{service.name}</h3>
            {popular && <p className={styles["badge"]}>Most Popular</p>}
          </div>
          <p className={styles["price"]}>
            <Price price={price} size="large" />
          </p>
          <p className={styles["summary"]}>{service.summary}</p>
          <div className={styles["actions"]}>
            <ButtonLink to={bookingPath({ service: service.code })} wide>
              Book Now<span className="visually-hidden"> {service.name}</span>
            </ButtonLink>
            <ButtonLink to={paths.service(service.code)} variant="secondary" wide>
              View Service<span className="visually-hidden"> {service.name}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const popularServiceFragment = graphql`
  fragment PopularService on PopularService {
    popular
    price {
      ...Price
    }
    service {
      code
      name
      summary
    }
  }
`;
