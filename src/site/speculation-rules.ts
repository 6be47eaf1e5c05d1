const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * Which pages a browser makes ready before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): Chromium renders the one that is pointed at; browsers
 * that only prefetch fetch the one that is touched. Addresses with a query are left out, because what they prefill may
 * change until the press; the pattern `/*\\?*` would match every address and switch all of it off.
 */
export const speculationRules = {
  prerender: [{ where: { and: pages }, eagerness: "moderate" }],
  prefetch: [{ where: { and: pages }, eagerness: "conservative" }],
};
