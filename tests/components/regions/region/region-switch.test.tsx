/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { RegionSwitch } from "@/components/regions/region/region-switch";
import { site, startAnew } from "../../lib/site";

beforeEach(startAnew);

test("a business with one region has no change of area", () => {
  const [region] = site.allRegion.nodes;
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, allRegion: { nodes: [region] } });
  const { container } = render(<RegionSwitch />);
  expect(container).toBeEmptyDOMElement();
});
