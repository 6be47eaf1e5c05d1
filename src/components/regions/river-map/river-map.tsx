import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { type Coordinates, layOutMap, pointOf, pointsOf, travelRings } from "@/business/river-map";
import { useBusiness } from "@/components/hooks/use-site";
import * as styles from "./river-map.module.scss";

/** How far around each suburb a region reaches, in units of the map: 5 km. */
const territory = 45;

/** How wide the outline of the chosen region is, in units of the map: about two pixels. */
const outline = 2.5;

interface RiverMapProps {
  regions: readonly Queries.RiverMapRegionFragment[];
  /** Slug of the region to crop the map to. */
  cropTo?: string | undefined;
  /** Name of the suburb that gets the pin, or a point outside the suburbs. */
  pin?: string | Coordinates | undefined;
  /** Slug of the region whose tile the pointer is over. */
  highlighted?: string | undefined;
  /** Called with the slug of the region under the pointer, and with nothing when the pointer leaves it. */
  onHighlight?: (slug?: string) => void;
}

/** Whether there is a map: the owner hasn't switched it off, and it would show at least one suburb. */
export function useHasMap(
  regions: readonly Queries.RiverMapRegionFragment[],
  cropTo?: string,
): boolean {
  const { map } = useBusiness();
  const cropped = regions.find(({ slug }) => slug === cropTo);
  const shown = cropped ? [cropped] : regions;
  return map && shown.some(({ suburbs }) => pointsOf(suburbs).length > 0);
}

/**
 * A map of where we work: coast, rivers, motorways, the suburbs as dots, and travel times. The map of a region names its
 * suburbs, the whole map its regions. Decorative for assistive technology: the words and links beside it say the same, so
 * screen readers and the keyboard skip it. Empty without a map (`useHasMap`).
 */
export function RiverMap({ regions, cropTo, pin, highlighted, onHighlight }: RiverMapProps) {
  const { base } = useBusiness();
  const hasMap = useHasMap(regions, cropTo);
  const layout = layOutMap(regions, { cropTo, pin });
  if (!hasMap || !layout) return null;
  const { box, dots, labels, pin: tip } = layout;
  const middle = pointOf(base);
  return (
    <svg
      className={styles.map}
      viewBox={`${box.x - box.width / 2} ${box.y - box.height / 2} ${box.width} ${box.height}`}
      style={{ "--map-height": box.height } as CSSProperties}
      aria-hidden="true"
    >
      {travelRings(regions, base).map((radius) => (
        <circle key={radius} cx={middle.x} cy={middle.y} r={radius} />
      ))}
      {/* Drawn empty for a region off the map too, because the region picker counts these elements. */}
      {regions.map(({ slug, path, suburbs: all }) => (
        <a
          key={slug}
          href={path}
          tabIndex={-1}
          className={styles.area}
          data-shown={[cropTo, highlighted].includes(slug) || undefined}
          onPointerEnter={() => onHighlight?.(slug)}
          onPointerLeave={() => onHighlight?.()}
        >
          <path strokeWidth={2 * (territory + outline)} d={dotsAt(pointsOf(all))} />
          <path strokeWidth={2 * territory} d={dotsAt(pointsOf(all))} />
        </a>
      ))}
      {/* The drawing is a file of its own, which browsers keep for all maps. */}
      <use className={styles.sea} href="/map.svg#sea" />
      <use className={styles.land} href="/map.svg#islands" />
      <use className={styles.road} strokeWidth="3" href="/map.svg#roads" />
      {/* The creeks begin in the hills south of the map. */}
      <linearGradient id="springs" gradientUnits="userSpaceOnUse" x1="0" y1="760" x2="0" y2="808">
        <stop className={styles.spring} />
        <stop className={styles.spring} offset="1" stopOpacity="0" />
      </linearGradient>
      <use stroke="url(#springs)" strokeWidth="2" href="/map.svg#streams" />
      <use className={styles.water} strokeWidth="5" href="/map.svg#river" />
      <path className={styles.dots} strokeWidth="7" d={dotsAt(dots)} />
      {labels.map(({ kind, text, below, x, y, anchor }) => (
        <text key={`${kind} ${text}`} className={styles[kind]} x={x} y={y} textAnchor={anchor}>
          {text}
          {below && (
            <tspan x={x} dy="1.25em">
              {below}
            </tspan>
          )}
        </text>
      ))}
      {tip && (
        <g transform={`translate(${tip.x} ${tip.y}) scale(${tip.scale})`}>
          <path className={styles.pin} d="M0 0C-4-8-9-12-9-18a9 9 0 0 1 18 0c0 6-5 10-9 18Z" />
        </g>
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
    label
    travel {
      from
      to
    }
    suburbs {
      name
      latitude
      longitude
      label
    }
  }
`;
