import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { boxAround, pointOf, pointsOf, travelRings, wholeMap } from "../../business/river-map";
import { useBusiness } from "../site/use-site";
import { mapShapes } from "./map-shapes";
import * as styles from "./river-map.module.scss";

interface RiverMapProps {
  regions: readonly Queries.RiverMapRegionFragment[];
  /** Slug of the region to crop the map to. */
  cropTo?: string | undefined;
  /** Name of the suburb that carries the pin. */
  pin?: string | undefined;
}

/**
 * Where we work, drawn: coast, rivers, the suburbs as dots, and how far they are. For the pointer and the eye: the words
 * and links beside it say the same, so screen readers and the keyboard pass it by. Nothing where no suburb is on the map.
 */
export function RiverMap({ regions, cropTo, pin }: RiverMapProps) {
  const { base } = useBusiness();
  const middle = pointOf(base);
  const shown = regions.find(({ slug }) => slug === cropTo);
  const points = pointsOf((shown ? [shown] : regions).flatMap(({ suburbs }) => suburbs));
  if (points.length === 0) return null;
  const box = shown ? boxAround(points, 40) : wholeMap;
  const pinned = regions.flatMap(({ suburbs }) => suburbs.filter(({ name }) => name === pin));
  const [pinPoint] = pointsOf(pinned);
  return (
    <svg
      className={styles["map"]}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ "--map-width": box.width } as CSSProperties}
      aria-hidden="true"
    >
      <path className={styles["land"]} d={mapShapes.land + mapShapes.islands} />
      <path className={styles["stream"]} d={mapShapes.streams} />
      <path className={styles["river"]} d={mapShapes.river} />
      {regions.map((region) => (
        <Area
          key={region.slug}
          region={region}
          nameAbove={boxAround(pointsOf(region.suburbs), 0).y < middle.y}
          isShown={region === shown}
        />
      ))}
      {!shown &&
        travelRings(regions, base).map(({ minutes, radius }) => (
          <g key={minutes} className={styles["ring"]}>
            <circle cx={middle.x} cy={middle.y} r={radius} />
            {/* To the south-south-west, where no region has its name. */}
            <text
              x={Math.round(middle.x - 0.25 * radius)}
              y={Math.round(middle.y + 0.968 * radius)}
            >
              {minutes} min
            </text>
          </g>
        ))}
      {pinPoint && (
        <g transform={`translate(${pinPoint.x} ${pinPoint.y}) scale(${box.width / 300})`}>
          <path className={styles["pin"]} d="M0 0C-4-8-9-12-9-18a9 9 0 0 1 18 0c0 6-5 10-9 18Z" />
        </g>
      )}
    </svg>
  );
}

interface AreaProps {
  region: Queries.RiverMapRegionFragment;
  /** Names stand on the side away from the base, where there is room. */
  nameAbove: boolean;
  isShown: boolean;
}

/**
 * A region: a dot for each suburb, the land around them, and its name. The whole of it leads to its page. It is there, and
 * empty, for a region off the map too: the region picker counts them.
 */
function Area({ region, nameAbove, isShown }: AreaProps) {
  const points = pointsOf(region.suburbs);
  // A line without length and with round ends is a dot.
  const dots = points.map(({ x, y }) => `M${x} ${y}h0`).join("");
  const { x, y, width, height } = boxAround(points, 0);
  return (
    <a
      href={region.path}
      tabIndex={-1}
      className={styles["area"]}
      data-shown={isShown || undefined}
    >
      <path className={styles["around"]} d={dots} />
      <path className={styles["dots"]} d={dots} />
      {!isShown && points.length > 0 && (
        <text
          {...besideEdge(region.longName, Math.round(x + width / 2))}
          y={nameAbove ? y - 40 : y + height + 58}
        >
          {region.longName}
        </text>
      )}
    </a>
  );
}

/** Half the width of a letter on phones, in units of the map. */
const halfLetter = 9;
/** Units between a name and the edge of the map. */
const edge = 16;

/** A name is centred on its place, or kept within the edge of the map that it would leave. */
function besideEdge(name: string, middle: number) {
  const half = name.length * halfLetter;
  if (middle + half > wholeMap.width - edge)
    return { x: wholeMap.width - edge, textAnchor: "end" } as const;
  if (middle - half < edge) return { x: edge, textAnchor: "start" } as const;
  return { x: middle, textAnchor: "middle" } as const;
}

export const riverMapRegionFragment = graphql`
  fragment RiverMapRegion on Region {
    slug
    path
    longName
    travel {
      to
    }
    suburbs {
      name
      latitude
      longitude
    }
  }
`;
