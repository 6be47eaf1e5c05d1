import { privatePaths } from "./pages";

const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { href_matches: privatePaths.map((path) => `${path}*`) } },
  { not: { selector_matches: "[target]" } },
];

/**
 * The pages that a browser fetches before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). `moderate` fetches with a mouse after 200 ms over the
 * link, otherwise when the link is pressed down. `eager` would make Chrome and Edge 121 to 140 fetch every page that is
 * linked. Addresses with a query are left out, because the choices they carry may change until the press; `/*\\?*` would
 * match every address and switch all of this off. Pages aren't rendered in advance (`prerender`), because Chromium begins
 * that about when people press, and the page then appears 200 ms later.
 */
export const speculationRules = {
  prefetch: [{ where: { and: pages }, eagerness: "moderate" }],
};
