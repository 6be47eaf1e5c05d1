/** A point in units of the map. */
interface Point {
  x: number;
  y: number;
}

interface MappedSuburb {
  latitude?: number | null;
  longitude?: number | null;
}

/** The place at the top left of the map, in degrees (WGS 84). */
const corner = { latitude: -27.29, longitude: 152.66 };

/** Units for one degree of latitude, and of longitude, which is shorter here (cos 27.6°). */
const unitsPerDegree = { latitude: 1000, longitude: 886 };

/** All that is drawn: from the west of Ipswich to the bay islands, Redcliffe to Nerang. */
const wholeMap = { x: 0, y: 0, width: 720, height: 760 };

/**
 * The points of the suburbs that are on the map, in an equirectangular projection, which is
 * accurate enough over 80 km. A suburb without a position has none.
 */
export function pointsOf(suburbs: readonly MappedSuburb[]): Point[] {
  return suburbs.flatMap(({ latitude, longitude }) => {
    if (latitude == null || longitude == null) return [];
    const x = Math.round((longitude - corner.longitude) * unitsPerDegree.longitude);
    const y = Math.round((corner.latitude - latitude) * unitsPerDegree.latitude);
    const isOnMap = x >= 0 && x <= wholeMap.width && y >= 0 && y <= wholeMap.height;
    return isOnMap ? [{ x, y }] : [];
  });
}

/** A square frame around some points, with room on each side; without points, the whole map. */
export function frameOf(points: readonly Point[] = []) {
  if (points.length === 0) return wholeMap;
  const margin = 40;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top) + 2 * margin;
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, width: side, height: side };
}

/**
 * Up to three suburbs of a frame, in their order, whose names have room at the right of their dots:
 * clear of the edges, of the other dots, and of each other. A name is as high as a 26th of the
 * frame, which is 15 pixels on a phone.
 */
export function namesIn(
  suburbs: readonly (MappedSuburb & { name: string })[],
  frame: { x: number; y: number; width: number },
) {
  const size = frame.width / 26;
  const named = suburbs.flatMap(({ name, ...place }) =>
    pointsOf([place]).map((point) => ({
      name,
      ...point,
      end: point.x + (1 + name.length * 0.6) * size,
    })),
  );
  const hasRoom = ({ name, x, y, end }: (typeof named)[0]) =>
    end < frame.x + frame.width &&
    y > frame.y + 3 * size &&
    y < frame.y + 21 * size &&
    named.every(
      (each) => each.name === name || each.x < x || each.x > end || Math.abs(each.y - y) > size,
    );
  const chosen: typeof named = [];
  for (const each of named)
    if (
      chosen.length < 3 &&
      hasRoom(each) &&
      chosen.every(({ y }) => Math.abs(y - each.y) > 2 * size)
    )
      chosen.push(each);
  return { size, names: chosen };
}

/** Where a region's name is: amid its points or, if that leaves the map, to their left. */
export function nameAt(points: readonly Point[]): Point & { anchor: "middle" | "end" } {
  const mean = (of: (point: Point) => number) =>
    Math.round(points.reduce((sum, each) => sum + of(each), 0) / points.length);
  const [x, y] = [mean((each) => each.x), mean((each) => each.y)];
  if (x <= wholeMap.width * 0.7) return { x, y, anchor: "middle" };
  return { x: Math.min(...points.map((each) => each.x)) - 26, y, anchor: "end" };
}
