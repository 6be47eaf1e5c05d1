import { graphql } from "gatsby";
import { frameOf, nameAt, namesIn, pointsOf } from "@/business/river-map";
import { formatTravel } from "@/business/suburbs";
import { useBusiness } from "@/components/hooks/use-site";
import { addressOf } from "@/site/address";
import { regionAt } from "@/site/paths";
import * as styles from "./river-map.module.scss";

/** How far around each suburb a region reaches, in units of the map: 5 km. */
const territory = 45;

/** How wide the outline of the chosen region is, in units of the map: about two pixels. */
const outline = 2.5;

export interface RiverMapProps {
  regions: readonly Queries.RiverMapRegionFragment[];
  /** Slug of the region to crop the map to. */
  cropTo?: string | undefined;
  /** Whether a pin is in the bay, off the regions. */
  isPinned?: boolean | undefined;
}

/** Whether the owner wants a map, and it would show at least one suburb. */
export function useHasMap({ regions, cropTo }: RiverMapProps): boolean {
  const { map } = useBusiness();
  const shown = regions.filter(({ slug }) => !cropTo || slug === cropTo);
  return map && shown.some(({ suburbs }) => pointsOf(suburbs).length > 0);
}

/**
 * A map of where we work: coast, rivers, motorways, the suburbs as dots. It names the regions, or
 * three suburbs of the one that it shows. Decorative for assistive technology: the words and links
 * beside it say the same, so screen readers and the keyboard skip it. Empty without a map
 * (`useHasMap`).
 */
export function RiverMap(props: RiverMapProps) {
  const { regions, cropTo, isPinned } = props;
  if (!useHasMap(props)) return null;
  const mapped = regions.map((region) => ({ ...region, points: pointsOf(region.suburbs) }));
  const shown = mapped.find(({ slug }) => slug === cropTo);
  const frame = frameOf(shown?.points);
  const { size, names } = namesIn(shown?.suburbs ?? [], frame);
  return (
    <svg
      className={styles.map}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {/* Drawn for a region off the map too, because the region picker counts these elements. */}
      {mapped.map(({ slug, points }) => (
        <a
          key={slug}
          href={addressOf(regionAt(slug))}
          tabIndex={-1}
          className={styles.area}
          data-shown={slug === cropTo || undefined}
        >
          <path strokeWidth={2 * (territory + outline)} d={dotsAt(points)} />
          <path strokeWidth={2 * territory} d={dotsAt(points)} />
        </a>
      ))}
      {/* The drawing is a separate file, which browsers keep for all maps. */}
      <use className={styles.sea} href={addressOf("/map.svg#sea")} />
      <use className={styles.land} href={addressOf("/map.svg#islands")} />
      <use className={styles.road} strokeWidth="3" href={addressOf("/map.svg#roads")} />
      {/* The creeks begin in the hills south of the map. */}
      <linearGradient id="springs" gradientUnits="userSpaceOnUse" x1="0" y1="760" x2="0" y2="808">
        <stop className={styles.spring} />
        <stop className={styles.spring} offset="1" stopOpacity="0" />
      </linearGradient>
      <use stroke="url(#springs)" strokeWidth="2" href={addressOf("/map.svg#streams")} />
      <use className={styles.water} strokeWidth="5" href={addressOf("/map.svg#river")} />
      <path
        className={styles.dots}
        strokeWidth="7"
        d={dotsAt(mapped.flatMap(({ points }) => points))}
      />
      {names.map(({ name, x, y }) => (
        <text key={name} x={x + size / 2} y={y + size / 3} style={{ fontSize: size }}>
          {name}
        </text>
      ))}
      {!cropTo &&
        mapped.map(({ slug, longName, travel, points }) => {
          if (points.length === 0) return null;
          const { x, y, anchor } = nameAt(points);
          return (
            <text key={slug} x={x} y={y} textAnchor={anchor}>
              {longName}
              <tspan x={x} dy="1.25em">
                {formatTravel(travel)}
              </tspan>
            </text>
          );
        })}
      {isPinned && (
        <path
          className={styles.pin}
          transform="translate(523 110) scale(2)"
          d="M0 0C-4-8-9-12-9-18a9 9 0 0 1 18 0c0 6-5 10-9 18Z"
        />
      )}
    </svg>
  );
}

/** Path data of a dot at each point: a line without length, to be drawn with round ends. */
const dotsAt = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join("");

export const riverMapRegionFragment = graphql`
  fragment RiverMapRegion on Region {
    slug
    path
    longName
    travel {
      from
      to
    }
    suburbs {
      name
      latitude
      longitude
    }
  }
`;
