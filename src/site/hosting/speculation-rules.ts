/** The media type that browsers ask of a file with such rules (https://html.spec.whatwg.org/multipage/speculative-loading.html). */
export const speculationRulesType = "application/speculationrules+json";

/**
 * Which pages a browser makes ready when a link to them is pointed at or touched. Addresses with a query are left out, because
 * what they prefill may change until the press; a pattern of `/*\\?*` would fit every address and switch all of it off.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?(.+)" } },
          { not: { href_matches: "/__*" } },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: "[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
} as const;
