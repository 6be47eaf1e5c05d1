/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Logo } from "@/components/layout/logo/logo";

test.each([
  ["Rivergum Mobile Detailing", "Rivergum", ["Rivergum", " Mobile Detailing"]],
  ["The Car Spa on Wheels", "The Car Spa", ["The Car Spa", " on Wheels"]],
  ["South East Detailing", "SED", ["South East Detailing"]],
  ["Rivergumtree Detailing", "Rivergum", ["Rivergumtree Detailing"]],
  ["Rivergum", "Rivergum", ["Rivergum"]],
])("the logo of %s (short name %s) reads %j", (name, shortName, shown) => {
  jest.mocked(useStaticQuery).mockReturnValue({ business: { name, shortName } });
  const { container } = render(<Logo />);
  const words = container.querySelectorAll(".words > *");
  expect([...words].map((each) => each.textContent)).toEqual(shown);
});
