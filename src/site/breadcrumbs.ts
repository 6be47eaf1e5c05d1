import { paths } from "./paths";

/** A step of the way to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** Labels that differ from their path's words. Specification, section 2, Blog article. */
const friendlyLabels: Readonly<Record<string, string>> = {
  services: "Services",
  "basic-detail": "Basic Detail",
  "interior-detail": "Interior Detail",
  "full-detail": "Full Detail",
  "ceramic-coating": "Ceramic Coating",
  "paint-correction": "Paint Correction",
  "mould-removal": "Mould Removal",
  "sticker-vinyl-removal": "Sticker Removal",
  "service-areas": "Service Areas",
};

function labelOf(segment: string): string {
  return (
    friendlyLabels[segment] ??
    segment
      .split("-")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" ")
  );
}

/** The way from home to a path by its segments. The home page itself has one step, which is not worth showing. */
export function crumbsFor(path: string): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  return [
    { label: "Home", path: paths.home },
    ...segments.map((segment, index) => ({
      label: labelOf(segment),
      path: `/${segments.slice(0, index + 1).join("/")}`,
    })),
  ];
}
