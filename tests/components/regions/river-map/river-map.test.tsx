/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { MapHead } from "@/components/regions/river-map/map-head";
import { RiverMap } from "@/components/regions/river-map/river-map";

const showMaps = (map: boolean) =>
  jest.mocked(useStaticQuery).mockReturnValue({ business: { map } });
beforeEach(() => void showMaps(true));

const region = (
  slug: string,
  ...places: [latitude: number | null, longitude: number | null][]
) => ({
  ...{ slug, path: `/${slug}`, longName: slug },
  travel: { from: 0, to: 30 },
  suburbs: places.map(([latitude, longitude], index) => ({
    ...{ name: `Bay ${index}`, latitude, longitude },
  })),
});
const near = region("near", [-27.5, 153], [-27.52, 153.04]);
const beyond = region("beyond", [-27.56, 151.95], [null, null]);
const unplaced = region("unplaced", [null, null]);

test("regions off the map have no outline and no name, and the others keep their order", () => {
  const { container } = render(<RiverMap regions={[unplaced, beyond, near]} />);
  const areas = [...container.querySelectorAll("a")];
  expect(areas.map((area) => area.getAttribute("href"))).toEqual(["/unplaced", "/beyond", "/near"]);
  const outlines = areas.map((area) => area.querySelector("path")?.getAttribute("d"));
  expect(outlines).toEqual(["", "", expect.stringMatching(/^M\d/)]);
  expect(container).toHaveTextContent(/^near/);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

test("the map of a region names suburbs alone, and has the dots of all", () => {
  const { container } = render(<RiverMap regions={[near]} cropTo="near" />);
  expect(container).toHaveTextContent(/^Bay 0 ?Bay 1$/);
  expect(container.querySelector("svg > path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});

test.each([
  ["of a region off the map", "beyond", [near, beyond]],
  ["of a region without places", "unplaced", [near, unplaced]],
  ["of regions that are all elsewhere", undefined, [beyond, unplaced]],
])("there is no map %s", (_, cropTo, regions) => {
  const { container } = render(<RiverMap regions={regions} cropTo={cropTo} />);
  expect(container).toBeEmptyDOMElement();
});

test("there is no map if the owner has switched it off, and the head of its page shows only text", () => {
  const hero = <MapHead regions={[near]} title="Where we go" lead="Near you." actions="Book Now" />;
  const { container, rerender } = render(hero);
  expect(container.querySelector("svg")).not.toBeNull();
  showMaps(false);
  rerender(<MapHead regions={[near]} title="Where we go" lead="Near you." actions="Book Now" />);
  expect(container.querySelector("svg")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Where we go" })).toBeVisible();
  expect(screen.getByText("Book Now")).toBeVisible();
});
