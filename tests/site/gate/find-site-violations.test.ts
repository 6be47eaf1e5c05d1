import { buildSmallSite, change, check, withBody } from "./small-site";

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
  ["first-view-0123456789abcdef0123.js: loads /app.js, which does not exist", "/app.js"],
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
  [
    "first-view-0123456789abcdef0123.js: starts another compilation than /page-data/app-data.json is of",
    "/page-data/app-data.json",
    '{"webpackCompilationHash":"decade"}',
  ],
])("%s", (violation, file, text) => {
  expect(change(file, text)).toEqual([violation]);
});

test("a page that asks for the first script of another build", () => {
  expect(withBody('<script>load("/first-view-ffffffffffffffffffff.js")</script>')).toEqual([
    "about/index.html: loads a script first-view-….js that does not exist",
  ]);
});
