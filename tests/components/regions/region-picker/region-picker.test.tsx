/** @jest-environment jsdom */
import { act, render, waitFor } from "@testing-library/react";
import { RegionPicker } from "@/components/regions/region-picker/region-picker";
import { startAnew } from "../../lib/site";

beforeEach(startAnew);

test("the first and the thirteenth region show their details when they are chosen, and light up on the map", async () => {
  const regions = Array.from({ length: 13 }, (_, index) => ({
    slug: `region-${index + 1}`,
    path: `/region-${index + 1}`,
    name: `Region ${index + 1}`,
    longName: `Region ${index + 1}`,
    inSentence: `Region ${index + 1}`,
    description: "We visit all of it.",
    specialties: ["Vans"],
    travel: { from: 0, to: 30 },
    label: "right" as const,
    suburbs: [
      {
        name: "Marsden",
        postcode: "4132",
        latitude: null,
        longitude: null,
        label: "right" as const,
      },
    ],
  }));
  const links = regions.map(({ slug, path }) => <a key={slug} href={path} data-map={slug} />);
  const { container } = render(<RegionPicker regions={regions} map={<svg>{links}</svg>} />);
  // jsdom applies no rules inside @media, so the rules are tried by their selectors.
  const sheet = await waitFor(() => {
    const style = document.head.querySelector<HTMLStyleElement>("style[data-react-helmet]");
    expect(style?.sheet).toBeTruthy();
    return style?.sheet;
  });
  const media = sheet?.cssRules[0] as CSSMediaRule;
  const matches = (property: string) =>
    [...media.cssRules]
      .map((rule) => rule as CSSStyleRule)
      .filter(({ style }) => style.getPropertyValue(property) !== "")
      .flatMap(({ selectorText }) => [...container.querySelectorAll(selectorText)]);
  for (const { slug, longName } of [regions[0]!, regions[12]!]) {
    await act(async () => container.querySelector<HTMLElement>(`[value="${slug}"]`)?.click());
    const hidden = matches("display");
    const panels = [...container.querySelectorAll("section.panel")];
    const shown = panels.filter((panel) => !hidden.includes(panel));
    expect(shown.map((panel) => panel.getAttribute("aria-label"))).toEqual([longName]);
    expect(matches("--outline").map((ground) => ground.getAttribute("data-map"))).toEqual([slug]);
  }
});
