import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import {
  boxAround,
  type Coordinates,
  placeLabels,
  pointOf,
  pointsOf,
  travelRings,
  wholeMap,
} from "@/business/river-map";
import { formatTravel } from "@/business/suburbs";
import { useBusiness } from "@/components/hooks/use-site";
import { mapShapes } from "./map-shapes";
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
  /** Whether names of suburbs are shown, as many as fit; on the whole map only from 1024 px. */
  named?: boolean;
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
 * A map of where we work: coast, rivers, motorways, the suburbs as dots, and travel times. Decorative for assistive
 * technology: the words and links beside it say the same, so screen readers and the keyboard skip it. Empty without a map
 * (`useHasMap`).
 */
export function RiverMap({
  regions,
  cropTo,
  pin,
  highlighted,
  onHighlight,
  named = false,
}: RiverMapProps) {
  const { base } = useBusiness();
  const hasMap = useHasMap(regions, cropTo);
  const middle = pointOf(base);
  const cropped = regions.find(({ slug }) => slug === cropTo);
  const shown = cropped ? [cropped] : regions;
  const suburbs = pointsOf(shown.flatMap((region) => region.suburbs));
  if (!hasMap) return null;
  const pinnedSuburb = suburbs.find(({ name }) => name === pin);
  const pinned = typeof pin === "object" ? pointOf(pin) : pinnedSuburb;
  const tight = boxAround(suburbs, 40);
  const side = Math.max(tight.width, tight.height);
  const box = cropped ? { ...tight, width: side, height: side } : wholeMap;
  // The largest size in which the styles show the names of suburbs.
  const size = box.height / (cropped ? 32 : 46);
  const pinScale = box.width / 360;
  // The pin is 27 units high, and its tip is on the suburb.
  const pinBox = pinned && {
    x: pinned.x,
    y: pinned.y - 13.5 * pinScale,
    width: 18 * pinScale,
    height: 27 * pinScale,
  };
  const pinLabel = pinnedSuburb &&
    pinBox && {
      kind: "pinned",
      text: pinnedSuburb.name,
      below: "",
      size: Math.max(size, 26),
      height: Math.max(size, 26) * 1.1,
      beside: pinBox,
      isForPin: true,
    };
  // The pinned suburb's name replaces that of its region.
  const regionLabels = regions
    .filter(({ suburbs: all }) => !all.some(({ name }) => name === pinnedSuburb?.name))
    .map(({ longName, travel, suburbs: all }) => ({
      kind: "region",
      text: longName,
      below: formatTravel(travel),
      size: 32,
      height: 62,
      beside: boxAround(pointsOf(all), 26),
    }));
  // Placed from north to south, which fits in the most names.
  const suburbLabels = suburbs
    .filter((suburb) => suburb !== pinnedSuburb)
    .sort((a, b) => a.y - b.y)
    .map((suburb) => ({
      kind: "suburb",
      text: suburb.name,
      below: "",
      size,
      height: size * 1.1,
      beside: { ...suburb, width: size * 0.9, height: size * 0.9 },
    }));
  const labels = placeLabels(
    [
      ...(pinLabel ? [pinLabel] : []),
      ...(cropped ? [] : regionLabels),
      ...(named ? suburbLabels : []),
    ],
    box,
    [
      ...(pinBox ? [pinBox] : []),
      ...suburbs.map((suburb) => ({ ...suburb, width: size * 0.6, height: size * 0.6 })),
    ],
  );
  return (
    <svg
      className={styles.map}
      viewBox={`${box.x - box.width / 2} ${box.y - box.height / 2} ${box.width} ${box.height}`}
      style={{ "--map-height": box.height } as CSSProperties}
      aria-hidden="true"
    >
      <path className={styles.land} d={mapShapes.islands} />
      <clipPath id="land">
        <path d={mapShapes.land} />
      </clipPath>
      <g clipPath="url(#land)">
        <rect className={styles.land} x="-2000" y="-400" width="4000" height="2000" />
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
            data-shown={[cropped?.slug, highlighted].includes(slug) || undefined}
            onPointerEnter={() => onHighlight?.(slug)}
            onPointerLeave={() => onHighlight?.()}
          >
            <path strokeWidth={2 * (territory + outline)} d={dotsAt(pointsOf(all))} />
            <path strokeWidth={2 * territory} d={dotsAt(pointsOf(all))} />
          </a>
        ))}
      </g>
      <path className={styles.road} strokeWidth="3" d={mapShapes.roads} />
      <path className={styles.water} strokeWidth="2" d={mapShapes.streams} />
      <path className={styles.water} strokeWidth="5" d={mapShapes.river} />
      <path className={styles.dots} strokeWidth="7" d={dotsAt(suburbs)} />
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
      {pinned && (
        <g transform={`translate(${pinned.x} ${pinned.y}) scale(${pinScale})`}>
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
