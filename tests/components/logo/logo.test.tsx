/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Logo } from "../../../src/components/logo/logo";
import * as site from "../../../src/components/site/use-site";

test.each([
  ["Rivergum Mobile Detailing", "Rivergum", ["Rivergum", " Mobile Detailing"]],
  ["The Car Spa on Wheels", "The Car Spa", ["The Car Spa", " on Wheels"]],
  ["South East Detailing", "SED", ["South East Detailing"]],
  ["Rivergumtree Detailing", "Rivergum", ["Rivergumtree Detailing"]],
  ["Rivergum", "Rivergum", ["Rivergum"]],
])("%s, in short %s, is shown whole as %j", (name, shortName, shown) => {
  jest.spyOn(site, "useBusiness").mockReturnValue({ name, shortName } as never);
  const { container } = render(<Logo />);
  const words = container.querySelectorAll(".words > *");
  expect([...words].map((each) => each.textContent)).toEqual(shown);
});
