const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * Which pages a browser makes ready before a link is pressed (https://html.spec.whatwg.org/multipage/speculative-loading.html):
 * it fetches the HTML of those whose links have come into sight, and builds at once the one that is pointed at or touched,
 * which first-view.js marks with `data-seen` and `data-pointed`, and those that it expects itself. Addresses with a query are left out, because what they prefill may change until the press; a pattern of
 * `/*\\?*` would fit every address and switch all of it off. A text, because the Content-Security-Policy names its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ selector_matches: "[data-seen]" }, ...pages] },
      eagerness: "immediate",
    },
  ],
  prerender: [
    {
      where: { and: [{ selector_matches: "[data-pointed]" }, ...pages] },
      eagerness: "immediate",
    },
    { where: { and: pages }, eagerness: "moderate" },
  ],
});
