import { formatTravel } from "./suburbs";

/** A place in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A box of the map in its own units, around its point. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = Pick<Box, "x" | "y">;

interface MappedSuburb {
  latitude?: number | null;
  longitude?: number | null;
}

interface MappedRegion {
  travel: { to: number };
  suburbs: readonly MappedSuburb[];
}

/** The corner at the top left of the map. */
const corner: Coordinates = { latitude: -27.29, longitude: 152.66 };

/** Units for one degree of latitude, and of longitude, which is shorter so far from the equator (cos 27.6°). */
const unitsPerDegree = { latitude: 1000, longitude: 886 };

/** The whole map: from the west of Ipswich to the bay islands, from Redcliffe to Nerang. */
export const wholeMap: Box = { x: 360, y: 380, width: 720, height: 760 };

/** The point of a place on the map, in an equirectangular projection, which is accurate enough over 80 km. */
export function pointOf({ latitude, longitude }: Coordinates): Point {
  return {
    x: Math.round((longitude - corner.longitude) * unitsPerDegree.longitude),
    y: Math.round((corner.latitude - latitude) * unitsPerDegree.latitude),
  };
}

const isInside = (inner: Box, outer: Box) =>
  2 * Math.abs(inner.x - outer.x) <= outer.width - inner.width &&
  2 * Math.abs(inner.y - outer.y) <= outer.height - inner.height;

/** The suburbs whose coordinates are known and on the map, with their points. Nothing is drawn beyond the map. */
export function pointsOf<Suburb extends MappedSuburb>(
  suburbs: readonly Suburb[],
): (Suburb & Point)[] {
  return suburbs.flatMap((suburb) => {
    const { latitude, longitude } = suburb;
    if (latitude == null || longitude == null) return [];
    const point = pointOf({ latitude, longitude });
    return isInside({ ...point, width: 0, height: 0 }, wholeMap) ? [{ ...suburb, ...point }] : [];
  });
}

/** The box around points with `spacing` units on each side. */
export function boxAround(points: readonly Point[], spacing: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - spacing, Math.max(...xs) + spacing];
  const [top, bottom] = [Math.min(...ys) - spacing, Math.max(...ys) + spacing];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

/** The radius around the base for each travel time: the distance to the furthest suburb reached within it. */
export function travelRings(regions: readonly MappedRegion[], base: Coordinates): number[] {
  const middle = pointOf(base);
  const radii = regions.map(({ travel }) => {
    const reached = regions.filter((region) => region.travel.to <= travel.to);
    const points = pointsOf(reached.flatMap(({ suburbs }) => suburbs));
    return Math.max(0, ...points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  });
  return [...new Set(radii)];
}

/** The side of what it names on which a label is. */
export type LabelSide = "right" | "left" | "above" | "below";

interface NamedSuburb extends MappedSuburb {
  name: string;
  label: LabelSide;
}

interface NamedRegion extends MappedRegion {
  slug: string;
  longName: string;
  label: LabelSide;
  travel: { from: number; to: number };
  suburbs: readonly NamedSuburb[];
}

/** A text on the map. `x` is its start, end or middle, and `y` its mid-height; with two lines, that of both. */
interface MapLabel extends Point {
  kind: "region" | "suburb" | "pinned";
  text: string;
  /** A second line. */
  below?: string;
  anchor: "start" | "end" | "middle";
}

const toTenth = (length: number) => Math.round(length * 10) / 10;

/** The place of a label beside a box. `height` is that of its line or lines. */
function placeBeside({ x, y, ...box }: Box, side: LabelSide, height: number) {
  const across = side === "right" ? 1 : side === "left" ? -1 : 0;
  const down = side === "below" ? 1 : side === "above" ? -1 : 0;
  return {
    x: toTenth(x + (across * box.width) / 2),
    y: toTenth(y + (down * (box.height + height)) / 2),
    anchor: across > 0 ? ("start" as const) : across < 0 ? ("end" as const) : ("middle" as const),
  };
}

/** The largest size in which the map of a region shows its names, as a share of the map's height (river-map.module.scss). */
const suburbNameSize = 1 / 32;

interface MapLayout {
  /** The part of the map that is shown. */
  box: Box;
  dots: Point[];
  labels: MapLabel[];
  /** The tip of the pin, and its scale: a pin of scale 1 is 18 wide and 27 high. */
  pin?: (Point & { scale: number }) | undefined;
}

/**
 * What the map of a region shows, or, without `cropTo`, the map of all regions; undefined if none of its suburbs is on the map.
 * Labels are on the side that the content says. `pin` is the name of a suburb, whose name then replaces that of its region, or
 * a place.
 */
export function layOutMap(
  regions: readonly NamedRegion[],
  { cropTo, pin }: { cropTo?: string | undefined; pin?: string | Coordinates | undefined } = {},
): MapLayout | undefined {
  const cropped = regions.find(({ slug }) => slug === cropTo);
  const suburbs = pointsOf((cropped ? [cropped] : regions).flatMap((region) => region.suburbs));
  if (suburbs.length === 0) return undefined;
  const dots = suburbs.map(({ x, y }) => ({ x, y }));
  if (cropped) {
    const tight = boxAround(suburbs, 40);
    const side = Math.max(tight.width, tight.height);
    const size = side * suburbNameSize;
    const labels = suburbs.map(({ name, label, x, y }) => ({
      kind: "suburb" as const,
      text: name,
      ...placeBeside({ x, y, width: size * 0.9, height: size * 0.9 }, label, size * 1.1),
    }));
    return { box: { ...tight, width: side, height: side }, dots, labels };
  }
  const pinned = suburbs.find(({ name }) => name === pin);
  const tip = typeof pin === "object" ? pointOf(pin) : pinned;
  const labels: MapLabel[] = regions
    .filter((region) => !region.suburbs.some(({ name }) => name === pinned?.name))
    .flatMap(({ longName, travel, label, suburbs: all }) => {
      const points = pointsOf(all);
      if (points.length === 0) return [];
      const place = placeBeside(boxAround(points, 26), label, 62);
      return [{ kind: "region", text: longName, below: formatTravel(travel), ...place }];
    });
  const scale = wholeMap.width / 360;
  if (pinned) {
    const place = placeBeside({ ...pinned, width: 0, height: 54 * scale }, "above", 29);
    labels.push({ kind: "pinned", text: pinned.name, ...place });
  }
  return { box: wholeMap, dots, labels, pin: tip && { x: tip.x, y: tip.y, scale } };
}

/**
 * The names of a map that are over its edge, another name or, on the map of a region, a dot; each with what it is over. Names are
 * as large as on phones, in a wide typeface.
 */
export function findCovered(map: MapLayout | undefined): { text: string; over: string }[] {
  if (!map) return [];
  const { box, dots, labels } = map;
  const isOfRegion = box.height < wholeMap.height;
  const size = isOfRegion ? box.height * suburbNameSize : 32;
  const names = labels.map(({ text, below, anchor, x, y }) => {
    const width = text.length * size * 0.58;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    const bottom = y + size * (below ? 1.5 : 0.55);
    return { text, over: `"${text}"`, left, right: left + width, top: y - size * 0.55, bottom };
  });
  const half = size * 0.3;
  const marks = dots.map(({ x, y }) => ({
    over: "a dot",
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  }));
  return names.flatMap((name, index) => {
    // The names of regions are on the dots of their neighbours.
    const covered = [...names.slice(0, index), ...(isOfRegion ? marks : [])].find(
      (other) =>
        name.left < other.right &&
        other.left < name.right &&
        name.top < other.bottom &&
        other.top < name.bottom,
    );
    const isOutside = Math.max(box.x - name.left, name.right - box.x) >= box.width / 2 + 1;
    if (!covered && !isOutside) return [];
    return [{ text: name.text, over: covered?.over ?? "the edge" }];
  });
}
