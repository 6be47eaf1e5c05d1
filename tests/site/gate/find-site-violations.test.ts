import { buildSmallSite, change, check } from "./small-site";

test("a sound site has no violations", () => {
  expect(check(buildSmallSite())).toEqual([]);
});

test.each([
  ["privacy/index.html: was not built", "/privacy/index.html"],
  ["sitemap.xml: is missing", "/sitemap.xml"],
  ["manifest.webmanifest: loads /icons/icon-192.png, which does not exist", "/icons/icon-192.png"],
  [
    "sitemap.xml: loads https://rivergum.example/static/mould-wide.webp, which does not exist",
    "/static/mould-wide.webp",
  ],
])("%s, where %s is taken away", (violation, file) => {
  expect(change(file)).toContain(violation);
});

test.each([
  [
    "_headers: it has 101 rules, and Cloudflare Pages reads the first 100",
    "/_headers",
    "/a\n".repeat(101),
  ],
  [
    "styles.css: loads /static/gone.svg, which does not exist",
    "/styles.css",
    "a{background:url('/static/gone.svg')}",
  ],
])("%s", (violation, file, text) => {
  expect(change(file, text)).toEqual([violation]);
});
