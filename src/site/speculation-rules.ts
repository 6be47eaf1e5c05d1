const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * Which pages a browser makes ready before a link is pressed (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 * It fetches the HTML of those whose links have come into sight (`data-seen`), and builds at once the one that was
 * pointed at or touched last (`data-pointed`), both marked by first-view.js, and any that it expects itself. Addresses with
 * a query are left out, because what they prefill may change until the press; a pattern of `/*\\?*` would fit every
 * address and switch all of it off. A text, because the Content-Security-Policy names its hash.
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
