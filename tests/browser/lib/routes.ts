import { readFileSync } from "node:fs";
import { pages } from "@/site/pages";
import { articles, regions, services } from "../../lib/content";

const [article] = articles;

/** One page of each kind. */
export const routes = [
  "/",
  "/services",
  `/services/${services[0]?.id}`,
  "/booking",
  "/contact",
  "/about",
  "/faq",
  "/portfolio",
  ...(article ? ["/blog", article.path] : []),
  "/service-areas",
  `/${regions.at(-1)?.id}`,
  "/privacy",
  "/thanks",
  pages.desk.path,
  pages.quote.path,
];

/** An address without a page. */
export const missingRoute = "/no-such-page";

/** The HTML of a built page. */
export function readHtml(route: string): string {
  if (route === missingRoute) return readFileSync("public/404.html", "utf8");
  return readFileSync(`public${route === "/" ? "" : route}/index.html`, "utf8");
}
