import {
  boxAround,
  findCovered,
  type LabelSide,
  layOutMap,
  pointOf,
  pointsOf,
  travelRings,
} from "@/business/river-map";

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

const region = (slug: string, ...suburbs: [name: string, label: LabelSide, place: object][]) => ({
  ...{ slug, longName: `All of ${slug}`, label: "left" as const, travel: { from: 0, to: 30 } },
  suburbs: suburbs.map(([name, label, place]) => ({ name, label, ...place })),
});
const north = region(
  "north",
  ["Ascot", "right", at(-27.4, 153)],
  ["Toowong", "left", at(-27.5, 153)],
  ["Bardon", "above", at(-27.45, 152.95)],
  ["Milton", "below", at(-27.45, 153.05)],
);
const south = region("south", ["Nerang", "right", at(-27.995, 153.322)]);
const labelsOf = (...parameters: Parameters<typeof layOutMap>) =>
  layOutMap(...parameters)?.labels.map(({ kind, text }) => `${kind} ${text}`);

test("the map of a region has the name of each suburb on the side that the content says", () => {
  const { box, dots = [], labels = [] } = layOutMap([north, south], { cropTo: "north" }) ?? {};
  expect(box).toMatchObject({ width: 180, height: 180 });
  expect(dots).toHaveLength(4);
  const sides = labels.map(({ text, anchor, x, y }, index) => {
    const [across, down] = [x - (dots[index]?.x ?? 0), y - (dots[index]?.y ?? 0)];
    return [text, anchor, Math.sign(across), Math.sign(down)];
  });
  expect(sides).toEqual([
    ["Ascot", "start", 1, 0],
    ["Toowong", "end", -1, 0],
    ["Bardon", "middle", 0, -1],
    ["Milton", "middle", 0, 1],
  ]);
});

test("the whole map names regions, and a pinned suburb in place of its region", () => {
  expect(labelsOf([north, south])).toEqual(["region All of north", "region All of south"]);
  expect(labelsOf([north, south], { pin: "Nerang" })).toEqual([
    "region All of north",
    "pinned Nerang",
  ]);
  expect(labelsOf([north, south], { pin: "Atlantis" })).toEqual(labelsOf([north, south]));
});

test("the pin's tip is on its suburb or place", () => {
  expect(layOutMap([south], { pin: "Nerang" })?.pin).toMatchObject(pointOf(at(-27.995, 153.322)));
  expect(layOutMap([south], { pin: at(-27.4, 153.25) })?.pin).toMatchObject({ x: 523, y: 110 });
  expect(layOutMap([south])?.pin).toBeUndefined();
});

test("there is no map without a suburb on it", () => {
  const away = region("away", ["Perth", "right", at(-31.95, 115.86)], ["Nowhere", "right", {}]);
  expect(layOutMap([away])).toBeUndefined();
  expect(layOutMap([away, north], { cropTo: "away" })).toBeUndefined();
});

test("a name that is printed over another, over a dot or over the edge is found", () => {
  const ascot = ["Ascot", "right", at(-27.43, 153)] as const;
  const apart = region("north", [...ascot], ["Wynnum", "right", at(-27.46, 152.93)]);
  const near = region("north", [...ascot], ["Hamilton", "right", at(-27.431, 153.001)]);
  const namesIn = (only: typeof apart) => findCovered(layOutMap([only], { cropTo: "north" }));
  expect(namesIn(apart)).toEqual([]);
  expect(namesIn(near).map(({ text }) => text)).toContain("Hamilton");
  const beside = [near, { ...near, slug: "south", longName: "All of south" }];
  expect(findCovered(layOutMap(beside))).toEqual([
    { text: "All of south", over: '"All of north"' },
  ]);
  expect(findCovered(undefined)).toEqual([]);
});
