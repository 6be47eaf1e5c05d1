import { graphql, Link } from "gatsby";
import { formatSuburbCount, formatTravel } from "@/business/suburbs";
import { Picture } from "@/components/ui/picture/picture";
import * as styles from "./area-list.module.scss";

/** The regions as pictures, with suburbs and travel time; each tile is one link. */
export function AreaList({ regions }: { regions: readonly Queries.AreaLineFragment[] }) {
  return (
    <ul className={styles.list}>
      {regions.map((region) => (
        <li key={region.slug} className={styles.tile}>
          <Picture
            picture={region.hero}
            sizes="(min-width: 1280px) 288px, 23vw"
            mobileSizes="46vw"
            alt=""
          />
          <h3>
            <Link to={region.path} className="cover">
              {region.longName}
            </Link>
          </h3>
          <p className="note">{formatSuburbCount(region.suburbs.length)} suburbs</p>
          <p className="note">{`${formatTravel(region.travel)} away`}</p>
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
    hero {
      ...TilePicture
    }
  }
`;
