import { graphql } from "gatsby";
import { Link } from "../link/link";
import { formatSuburbCount, formatTravel } from "../../business/suburbs";
import { Picture } from "../picture/picture";
import * as styles from "./area-cards.module.scss";

/** The regions with how many suburbs are covered and how far they are; the whole card is one link. */
export function AreaCards({ regions }: { regions: readonly Queries.AreaCardFragment[] }) {
  return (
    <ul className={styles["cards"]}>
      {regions.map((region) => (
        <li key={region.slug} className={styles["card"]} data-zoom="">
          <Picture
            picture={region.hero}
            sizes="260px"
            mobileSizes="38vw"
            className={styles["picture"]}
            alt=""
          />
          <div className={styles["words"]}>
            <h3>
              <Link to={region.path} className="cover">
                {region.longName}
              </Link>
            </h3>
            <p>
              {formatSuburbCount(region.suburbs.length)} suburbs
              <br />
              {formatTravel(region.travel)}s travel
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const areaCardFragment = graphql`
  fragment AreaCard on Region {
    slug
    path
    longName
    travel {
      from
      to
    }
    suburbs {
      name
    }
    hero {
      ...CardPicture
    }
  }
`;
