/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ServiceCard } from "../../../src/components/service-card/service-card";

const set = { avif: "/a.avif 1x", webp: "/a.webp 1x", src: "/a.webp", width: 4, height: 3 };
const service = {
  slug: "headlight-restoration",
  path: "/services/headlight-restoration",
  name: "Headlight Restoration",
  badge: null,
  summary: "Clear again.",
  duration: "About 1 hour",
  features: ["Lens polished"],
  highlighted: false,
  price: { from: 50, perHour: null, regional: [] },
  hero: { alt: "A headlight", color: "#777", desktop: set, mobile: set },
} as unknown as Queries.ServiceCardFragment;

test("the badge of a service stands on its card in the owner's words", () => {
  render(<ServiceCard service={{ ...service, badge: "Ready in an hour" }} shape="tall" />);
  expect(screen.getByText("Ready in an hour")).toBeInTheDocument();
});

test("a card stands out without a badge as well", () => {
  render(<ServiceCard service={{ ...service, highlighted: true }} shape="tall" />);
  const card = screen.getByRole("article");
  expect(card).toHaveAttribute("data-highlighted", "true");
  expect(card.querySelectorAll("p")).toHaveLength(2);
});
