const pages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/__*" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target]" } },
];

/**
 * The pages that a browser prepares before a link is pressed
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): a page is fetched as soon as the pointer is over its
 * link, and rendered if the pointer stays. With `moderate`, Chromium starts after 200 ms. Addresses with a query are left
 * out, because the choices they carry may change until the press. Note that `/*\\?*` would match every address and switch
 * all of this off.
 */
export const speculationRules = {
  prerender: [{ where: { and: pages }, eagerness: "moderate" }],
  prefetch: [{ where: { and: pages }, eagerness: "eager" }],
};
