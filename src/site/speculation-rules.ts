const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * The pages that a browser fetches before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). With a pointer that hovers, a page is fetched as soon as
 * the pointer is over its link. On phones, `eager` would fetch every page whose link is in view; with `moderate`, Chromium
 * fetches the most likely two at a time. The class `hovers` comes from src/first-view/at-once.ts.
 *
 * Addresses with a query are left out, because the choices they carry may change until the press. Note that `/*\\?*` would
 * match every address and switch all of this off.
 *
 * Pages are not rendered in advance as well (`prerender`, `moderate`). Chromium begins that after 200 ms, about when people
 * press, and the press then waits for it: 380 to 450 ms until the page is painted, instead of 210 (two cores, answers after
 * 150 ms, 1.6 Mbit/s). In return, a press after half a second takes 180 ms instead of 115.
 */
export const speculationRules = {
  prefetch: [
    { where: { and: [...pages, { selector_matches: ".hovers a" }] }, eagerness: "eager" },
    { where: { and: pages }, eagerness: "moderate" },
  ],
};
