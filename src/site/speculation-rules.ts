const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * Which pages a browser makes ready before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): a page is fetched as soon as its link is pointed at, and
 * rendered when the pointer stays. Chromium starts `moderate` after 200 ms, which is when people press. Addresses with a
 * query are left out, because what they prefill may change until the press; the pattern `/*\\?*` would match every address and switch all of it off.
 */
export const speculationRules = {
  prerender: [{ where: { and: pages }, eagerness: "moderate" }],
  prefetch: [{ where: { and: pages }, eagerness: "eager" }],
};
