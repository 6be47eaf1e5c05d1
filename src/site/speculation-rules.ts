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
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): with a mouse once it has been over the link for 200 ms,
 * otherwise when the link is pressed down or, on newer phones, the few most likely ones in view. `eager` would fetch as soon as
 * the mouse is there. But Chrome and Edge 121 to 140 then fetch every page that is linked, up to fifty, and a page can't tell
 * which of the two a browser does.
 *
 * Addresses with a query are left out, because the choices they carry may change until the press. Note that `/*\\?*` would
 * match every address and switch all of this off.
 *
 * Pages are not rendered in advance as well (`prerender`). Chromium begins that after 200 ms, about when people press, and
 * the press then waits for it: 380 to 450 ms until the page is painted, instead of 210 (two cores, answers after 150 ms,
 * 1.6 Mbit/s). In return, a press after half a second takes 180 ms instead of 115.
 */
export const speculationRules = {
  prefetch: [{ where: { and: pages }, eagerness: "moderate" }],
};
