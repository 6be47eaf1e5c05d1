import { graphql } from "gatsby";
import { Link } from "../link/link";
import { paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { CheckList } from "../check-list/check-list";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import * as styles from "./service-card.module.scss";

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  /** `tall` shows the picture above and what is included; `wide` puts the picture beside a short text. */
  shape: "tall" | "wide";
}

/** A service: pressing the card opens its page, the two links inside it stand above that. */
export function ServiceCard({ service, shape }: ServiceCardProps) {
  const { name, slug, path, badge, summary, duration, price, highlighted } = service;
  return (
    <article
      className={`${styles["card"]} ${styles[shape]}`}
      data-highlighted={highlighted || undefined}
      data-zoom=""
    >
      <Picture
        picture={service.hero}
        sizes={shape === "tall" ? "384px" : "640px"}
        mobileSizes={shape === "tall" ? "92vw" : "104px"}
        className={styles["picture"]}
        alt=""
      />
      <div className={styles["words"]}>
        {badge && <p className={styles["badge"]}>{badge}</p>}
        <h3>
          <Link to={path} className="cover">
            {name}
          </Link>
        </h3>
        <p className={styles["facts"]}>
          <Price price={price} />
          <span>{duration}</span>
        </p>
        <p className={styles["summary"]}>{summary}</p>
        {shape === "tall" && <CheckList items={service.features} />}
      </div>
      <div className={styles["actions"]}>
        <ButtonLink to={paths.booking} state={{ service: slug }}>
          Book Now<span className="visually-hidden">{` ${name}`}</span>
        </ButtonLink>
        <ButtonLink to={path} variant="secondary" icon="info">
          Info<span className="visually-hidden">{` ${name}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
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
      ...CardPicture
    }
  }
`;
