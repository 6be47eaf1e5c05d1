import { boxAround, placeLabels, pointOf, pointsOf, travelRings } from "@/business/river-map";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("north is up, east is right, and a degree of longitude is shorter than one of latitude", () => {
  const [ipswich, coast] = [pointOf(at(-27.6, 152.76)), pointOf(at(-27.9, 153.4))];
  expect(coast.x).toBeGreaterThan(ipswich.x);
  expect(coast.y).toBeGreaterThan(ipswich.y);
  const [a, b, c] = [pointOf(at(-27.5, 153)), pointOf(at(-27.6, 153)), pointOf(at(-27.5, 153.1))];
  expect((c.x - a.x) / (b.y - a.y)).toBeCloseTo(Math.cos((27.6 * Math.PI) / 180), 1);
});

test("a suburb without a position has no dot", () => {
  expect(pointsOf([{ latitude: null, longitude: null }, {}, at(-27.5, 153)])).toHaveLength(1);
});

test.each([
  ["north", at(-26.65, 153.07)],
  ["east", at(-27.4, 153.6)],
  ["south", at(-28.17, 153.2)],
  ["west", at(-27.56, 151.95)],
])("a suburb %s of the map has no dot and does not count for the rings", (_, place) => {
  expect(pointsOf([place])).toEqual([]);
  const regions = [{ travel: { to: 30 }, suburbs: [at(-27.6, 153), place] }];
  expect(travelRings(regions, at(-27.5, 153))).toEqual([100]);
});

test("the box around dots has a margin on every side", () => {
  expect(
    boxAround(
      [
        { x: 10, y: 10 },
        { x: 110, y: 20 },
      ],
      10,
    ),
  ).toEqual({ x: 60, y: 15, width: 120, height: 30 });
});

test("each ring runs through the furthest suburb within its travel time", () => {
  const base = at(-27.5, 153);
  const rings = travelRings(
    [
      { travel: { to: 60 }, suburbs: [at(-28, 153), at(-27.9, 153)] },
      { travel: { to: 30 }, suburbs: [at(-27.6, 153)] },
      { travel: { to: 60 }, suburbs: [at(-27.55, 153)] },
    ],
    base,
  );
  expect(rings).toEqual([500, 100]);
});

test("a name is to the right of its dot, to the left if there is no room, or left out", () => {
  const within = { x: 0, y: 0, width: 200, height: 20 };
  const label = (text: string, x: number) => ({
    ...{ text, size: 10, height: 10 },
    beside: { x, y: 0, width: 10, height: 10 },
  });
  const taken = { x: 60, y: 0, width: 60, height: 20 };
  const labels = [label("Ascot", -20), label("Logan", 25), label("Toowong", 95)];
  expect(placeLabels(labels, within, [taken]).map(({ text, anchor }) => [text, anchor])).toEqual([
    ["Ascot", "start"],
  ]);
  expect(placeLabels([label("Logan", 25)], within, [taken])[0]).toMatchObject({ anchor: "end" });
});

test("the name of the pin is above it, over other labels, or beside it at the edge of the map", () => {
  const within = { x: 0, y: 0, width: 200, height: 100 };
  const pinned = (y: number) => ({
    ...{ text: "Ascot", size: 10, height: 10, isForPin: true },
    beside: { x: 0, y, width: 10, height: 10 },
  });
  const taken = { x: 0, y: -10, width: 200, height: 20 };
  expect(placeLabels([pinned(0)], within, [taken])[0]).toMatchObject({ anchor: "middle", y: -10 });
  expect(placeLabels([pinned(-45)], within, [taken])[0]).toMatchObject({ anchor: "start" });
});
