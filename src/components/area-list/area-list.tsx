import { graphql, Link } from "gatsby";
import { formatSuburbCount, formatTravel } from "../../business/suburbs";
import * as styles from "./area-list.module.scss";

/** The regions with how many suburbs are covered and how far they are; the whole line is one link. */
export function AreaList({ regions }: { regions: readonly Queries.AreaLineFragment[] }) {
  return (
    <ul className={styles.list}>
      {regions.map((region) => (
        <li key={region.slug} className={styles.line}>
          <h3>
            <Link to={region.path} className="cover">
              {region.longName}
            </Link>
          </h3>
          <p>{formatSuburbCount(region.suburbs.length)} suburbs</p>
          <p>{formatTravel(region.travel)}s travel</p>
        </li>
      ))}
    </ul>
  );
}

export const areaLineFragment = graphql`
  fragment AreaLine on Region {
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
  }
`;
