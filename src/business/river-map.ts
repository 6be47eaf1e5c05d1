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

/** A label on the map, and the box of the thing it names. Sizes are in units of the map. */
interface Label {
  text: string;
  size: number;
  /** The height of its line or lines. */
  height: number;
  beside: Box;
  /** Whether it names the pin. It is then above the pin if there is room, and covers other labels. */
  isForPin?: boolean | undefined;
}

/** The width of a letter as a share of the type size, enough for wide typefaces. */
const letterWidth = 0.58;

const above = { across: 0, down: -1 };

/** Positions of a label, best first: right and left of what it names, the same a little higher and lower, above, below. */
const sides = [
  ...[0, -0.7, 0.7].flatMap((down) => [1, -1].map((across) => ({ across, down }))),
  above,
  { across: 0, down: 1 },
];

const toTenth = (length: number) => Math.round(length * 10) / 10;

const isApart = (a: Box, b: Box) =>
  2 * Math.abs(a.x - b.x) >= a.width + b.width || 2 * Math.abs(a.y - b.y) >= a.height + b.height;

/**
 * Places each label where it covers nothing else, and leaves out those without room. `x` is the start, end or middle of the
 * text, and `y` their mid-height.
 */
export function placeLabels<Of extends Label>(
  labels: readonly Of[],
  within: Box,
  taken: readonly Box[],
): (Of & Point & { anchor: "start" | "middle" | "end" })[] {
  const boxes = [...taken];
  return labels.flatMap((label) => {
    const { text, size, height, beside, isForPin = false } = label;
    const width = text.length * size * letterWidth;
    for (const { across, down } of isForPin ? [above, ...sides] : sides) {
      const x = beside.x + (across * (beside.width + width)) / 2;
      const y = beside.y + (down * (beside.height + height)) / 2;
      const box = { x, y, width, height };
      const isFree = isForPin || boxes.every((other) => isApart(box, other));
      if (!isInside(box, within) || !isFree) continue;
      boxes.push(box);
      const anchor = across > 0 ? "start" : across < 0 ? "end" : "middle";
      return [{ ...label, anchor, x: toTenth(x - (across * width) / 2), y: toTenth(y) }];
    }
    return [];
  });
}
