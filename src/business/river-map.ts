/** A place in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A point of the map in its own units. */
interface Point {
  x: number;
  y: number;
}

interface MappedRegion {
  travel: { to: number };
  suburbs: readonly { latitude?: number | null; longitude?: number | null }[];
}

/** The corner at the top left of the map. */
const corner: Place = { latitude: -27.29, longitude: 152.66 };

/** Units for one degree of latitude, and of longitude, which is shorter so far from the equator (cos 27.6°). */
const unitsPerDegree = { latitude: 1000, longitude: 886 };

/** A degree of latitude is 111.2 km. */
const unitsPerKilometre = unitsPerDegree.latitude / 111.2;

/** The whole map as `viewBox` has it: from the west of Ipswich to the bay islands, from Redcliffe to Nerang. */
export const wholeMap = { x: 0, y: 0, width: 720, height: 776 };

/** Where a place is on the map: equirectangular, which is true enough over 80 km. */
export function pointOf({ latitude, longitude }: Place): Point {
  return {
    x: Math.round((longitude - corner.longitude) * unitsPerDegree.longitude),
    y: Math.round((corner.latitude - latitude) * unitsPerDegree.latitude),
  };
}

/** From one place to another, as the crow flies and as flat as the map. */
export function kilometresBetween(a: Place, b: Place): number {
  const [from, to] = [pointOf(a), pointOf(b)];
  return Math.hypot(to.x - from.x, to.y - from.y) / unitsPerKilometre;
}

const isDrawn = ({ x, y }: Point) =>
  x >= 0 && x <= wholeMap.width && y >= 0 && y <= wholeMap.height;

/** The points of those suburbs whose place is known and on the map: beyond it nothing is drawn. */
export function pointsOf(suburbs: MappedRegion["suburbs"]): Point[] {
  return suburbs
    .flatMap(({ latitude, longitude }) =>
      latitude == null || longitude == null ? [] : [pointOf({ latitude, longitude })],
    )
    .filter(isDrawn);
}

/** The box around points, with `room` units on each side and at least half as high as wide. */
export function boxAround(points: readonly Point[], room: number): typeof wholeMap {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const width = Math.max(...xs) + room - x;
  const height = Math.max(Math.max(...ys) + room - y, width / 2);
  return { x, y, width, height };
}

/**
 * Rings of travel time around the base, nearest first: each runs through the furthest suburb of those regions that are
 * reached within its minutes. Minutes and map units.
 */
export function travelRings(
  regions: readonly MappedRegion[],
  base: Place,
): { minutes: number; radius: number }[] {
  const middle = pointOf(base);
  const all = [...new Set(regions.map(({ travel }) => travel.to))].sort((a, b) => a - b);
  return all.map((minutes) => {
    const reached = regions.filter(({ travel }) => travel.to <= minutes);
    const distances = reached
      .flatMap(({ suburbs }) => pointsOf(suburbs))
      .map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
    return { minutes, radius: Math.round(Math.max(0, ...distances)) };
  });
}
