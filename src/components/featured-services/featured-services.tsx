import { graphql } from "gatsby";
import { Link } from "../link/link";
import { paths } from "../../site/paths";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import * as styles from "./featured-services.module.scss";

/** The services of the home page as a price list with pictures; links take the short addresses of the specification. */
export function FeaturedServices({
  services,
}: {
  services: readonly Queries.FeaturedServiceFragment[];
}) {
  return (
    <ol className={styles["list"]}>
      {services.map((service) => (
        <li key={service.code} className={styles["item"]} data-zoom="">
          <Picture
            picture={service.hero}
            sizes="(min-width: 1280px) 380px, 30vw"
            mobileSizes="92vw"
            className={styles["picture"]}
            alt=""
          />
          <div className={styles["words"]}>
            <h3>
              <Link to={paths.service(service.code)} className="cover">
                {service.name}
              </Link>
            </h3>
            <p>{service.summary}</p>
          </div>
          <p className={styles["foot"]}>
            <Price price={service.price} />
            <span>{service.duration}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

export const featuredServiceFragment = graphql`
  fragment FeaturedService on Service {
    code
    name
    summary
    duration
    price {
      ...Price
    }
    hero {
      ...CardPicture
    }
  }
`;
