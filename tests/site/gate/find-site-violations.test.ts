import { withBody, about, buildSmallSite, check, edit } from "./small-site";

test("a sound site has no violations", () => {
  expect(check(buildSmallSite())).toEqual([]);
});

describe("files", () => {
  test.each<[string, (files: Map<string, string>) => void, string]>([
    [
      "a page that was not built",
      (files) => files.delete("/privacy/index.html"),
      "privacy/index.html: was not built",
    ],
    [
      "a page nobody asked for",
      (files) => files.set("/old/index.html", files.get(about) ?? ""),
      "old/index.html: is no page that the content asks for",
    ],
    [
      "no copy beside a page",
      (files) => files.delete("/about.html"),
      "about/index.html: has no /about.html beside it, so that some hosts answer /about with a hop",
    ],
    [
      "a copy of an earlier build",
      (files) => files.set("/about.html", "old"),
      "about.html: differs from the page it is a copy of",
    ],
    [
      "a sitemap without a page",
      (files) => edit(files, "/sitemap.xml", /.*example\/about<.*\n/, ""),
      "sitemap.xml: https://rivergum.example/about is missing",
    ],
    [
      "a sitemap with a page that is not to be listed",
      (files) =>
        edit(
          files,
          "/sitemap.xml",
          "example/about<",
          "example/about</loc></url><url><loc>https://rivergum.example/thanks<",
        ),
      "sitemap.xml: lists https://rivergum.example/thanks, which is not to be listed",
    ],
    [
      "a sitemap with a page twice",
      (files) => edit(files, "/sitemap.xml", /.*example\/about<.*\n/, "$&$&"),
      "sitemap.xml: lists https://rivergum.example/about twice",
    ],
    ["no sitemap", (files) => files.delete("/sitemap.xml"), "sitemap.xml: is missing"],
    [
      "robots.txt without the sitemap",
      (files) => edit(files, "/robots.txt", /Sitemap.*/, ""),
      'robots.txt: the line "Sitemap: https://rivergum.example/sitemap.xml" is missing',
    ],
    [
      "robots.txt that closes the site",
      (files) => edit(files, "/robots.txt", "Disallow: /__inbox", "Disallow: /"),
      'robots.txt: "Disallow: /" closes the whole site to search engines',
    ],
    [
      "an icon that is not there",
      (files) => files.delete("/icons/icon-192.png"),
      "manifest.webmanifest: loads /icons/icon-192.png, which does not exist",
    ],
    [
      "a feed with a dead link",
      (files) => edit(files, "/rss.xml", "/blog/sun</link>", "/blog/gone</link>"),
      "rss.xml: links to https://rivergum.example/blog/gone, which does not exist",
    ],
    [
      "a redirect to nowhere",
      (files) =>
        edit(
          files,
          "/_redirects",
          "/basic /services/basic-detail 301",
          "/basic /services/gone 301",
        ),
      "_redirects: forwards /basic to /services/gone, which does not exist",
    ],
    [
      "a forgotten redirect",
      (files) => edit(files, "/_redirects", /^\/basic.*\n/gm, ""),
      "_redirects: does not forward /basic to /services/basic-detail",
    ],
  ])("%s", (_what, change, violation) => {
    const files = buildSmallSite();
    change(files);
    expect(check(files)).toContain(violation);
  });
});

describe("scripts of one build", () => {
  test("of another compilation than the data", () => {
    const files = buildSmallSite();
    files.set("/page-data/app-data.json", '{"webpackCompilationHash":"decade"}');
    expect(check(files)).toEqual([
      expect.stringContaining("starts another compilation than /page-data/app-data.json is of"),
    ]);
  });

  test("a script that is gone", () => {
    const files = buildSmallSite();
    files.delete("/app.js");
    expect(check(files)).toEqual([expect.stringContaining("loads /app.js, which does not exist")]);
  });

  test("a page that asks for the first script of another build", () => {
    const files = buildSmallSite();
    const page = files.get("/about/index.html") ?? "";
    const other = page.replace(
      "</body>",
      '<script>load("/first-view-ffffffffffffffffffff.js")</script></body>',
    );
    files.set("/about/index.html", other).set("/about.html", other);
    expect(check(files)).toEqual([
      expect.stringContaining("loads a script first-view-….js that does not exist"),
    ]);
  });

  test("a script that came in with a text", () => {
    expect(withBody("<script>steal()</script>")).toEqual([
      "about/index.html: has an inline script of its own: steal()",
    ]);
  });
});
