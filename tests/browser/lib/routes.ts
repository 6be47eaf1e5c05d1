import { readFileSync } from "node:fs";

/** One page of each kind, and those of a kind that have most to show. */
export const routes = [
  "/",
  "/services",
  "/services/full-detail",
  "/services/ceramic-coating",
  "/booking",
  "/contact",
  "/about",
  "/faq",
  "/portfolio",
  "/blog",
  "/blog/ceramic-coating-benefits",
  "/service-areas",
  "/brisbane",
  "/logan",
  "/privacy",
  "/thanks",
];

/** The HTML of a page as it was built. */
export function readHtml(route: string): string {
  return readFileSync(`public${route === "/" ? "" : route}/index.html`, "utf8");
}
