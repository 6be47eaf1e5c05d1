import { frameOf, nameAt, namesIn, pointsOf } from "@/business/river-map";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("north is up, east is right, and a degree of longitude is shorter than one of latitude", () => {
  const [ipswich, coast] = pointsOf([at(-27.6, 152.76), at(-27.9, 153.4)]);
  expect([ipswich, coast]).toEqual([
    { x: 89, y: 310 },
    { x: 656, y: 610 },
  ]);
});

test.each([
  ["without a position", {}],
  ["north of the map", at(-26.65, 153.07)],
  ["east of the map", at(-27.4, 153.6)],
  ["south of the map", at(-28.17, 153.2)],
  ["west of the map", at(-27.56, 151.95)],
])("a suburb %s has no point", (_where, place) => {
  expect(pointsOf([place])).toEqual([]);
});

test("the frame around points is a square with a margin on every side", () => {
  const points = [
    { x: 110, y: 110 },
    { x: 210, y: 120 },
  ];
  expect(frameOf(points)).toEqual({ x: 70, y: 25, width: 180, height: 180 });
  expect(frameOf()).toEqual({ x: 0, y: 0, width: 720, height: 760 });
});

test("the name of a region is in the middle of its points, or left of them in the east", () => {
  const points = [
    { x: 100, y: 100 },
    { x: 200, y: 140 },
  ];
  expect(nameAt(points)).toEqual({ x: 150, y: 120, anchor: "middle" });
  const east = points.map(({ x, y }) => ({ x: x + 450, y }));
  expect(nameAt(east)).toEqual({ x: 524, y: 120, anchor: "end" });
});

test("three suburbs are named, where their names meet neither the edge, a dot nor each other", () => {
  const suburbs = [
    { name: "Edge", ...at(-27.5, 153.19) },
    { name: "Beside a dot", ...at(-27.5, 153.1) },
    { name: "Dot", ...at(-27.5, 153.12) },
    { name: "Below", ...at(-27.505, 153.12) },
    { name: "First", ...at(-27.42, 153.02) },
    { name: "Second", ...at(-27.46, 153.02) },
    { name: "Third", ...at(-27.52, 153.02) },
    { name: "Nowhere" },
  ];
  const { size, names } = namesIn(suburbs, { x: 300, y: 100, width: 180 });
  expect(Math.round(size)).toBe(7);
  expect(names.map(({ name }) => name)).toEqual(["First", "Second", "Third"]);
});
