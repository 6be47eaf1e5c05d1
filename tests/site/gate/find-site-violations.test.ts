import { buildSmallSite, check, expectations, firstView, render } from "./small-site";

const about = "/about/index.html";
const expected = (path: string) => {
  const page = expectations.pages.find((each) => each.path === path);
  if (!page) throw new Error(path);
  return page;
};

/** The violations after one text of a page was replaced in the page and its copy. */
function plant(path: string, before: string | RegExp, after: string): string[] {
  const files = buildSmallSite();
  const inner = path === "/" ? "/index.html" : `${path}/index.html`;
  for (const file of [inner, `${path}.html`]) {
    const html = files.get(file);
    if (html === undefined) continue;
    const changed = html.replace(before, after);
    if (changed === html) throw new Error(`${file} does not hold ${String(before)}`);
    files.set(file, changed);
  }
  return check(files);
}

/** The violations of /about with a body. */
const withBody = (body: string) => plant("/about", "<h1>Heading</h1>", `<h1>Heading</h1>${body}`);

test("a sound site has no violations", () => {
  expect(check(buildSmallSite())).toEqual([]);
});

describe("heads", () => {
  test("the title of another page", () => {
    const title = expected("/contact").seo.title;
    expect(plant("/about", /<title>.*?<\/title>/, `<title>${title}</title>`)).toEqual([
      `about/index.html: its title is "${title}", which is that of /contact; expected "${expected("/about").seo.title}"`,
    ]);
  });

  test("the whole head of another page", () => {
    const files = buildSmallSite();
    for (const file of [about, "/about.html"]) files.set(file, render(expected("/contact")));
    expect(check(files)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^about\/index\.html: its title is .* of \/contact/),
        expect.stringMatching(
          /^about\/index\.html: its canonical address is .*contact, expected .*about/,
        ),
        expect.stringMatching(/^about\/index\.html: its structured data differs from the content/),
      ]),
    );
  });

  test.each([
    ["no title", /<title>.*?<\/title>/, "", /it has 0 titles, expected one/],
    ["two titles", "<title>", "<title>x</title><title>", /it has 2 titles/],
    ["no canonical", /<link rel="canonical".*?>/, "", /the canonical address is missing/],
    ["two canonicals", /<link rel="canonical".*?>/, "$&$&", /it has 2 canonical addresses/],
    [
      "another canonical",
      'canonical" href="https://rivergum.example/about"',
      'canonical" href="https://rivergum.example/faq"',
      /its canonical address is .*faq, expected .*about/,
    ],
    [
      "a relative canonical",
      'canonical" href="https://rivergum.example/about"',
      'canonical" href="/about"',
      /its canonical address is \/about,/,
    ],
    ["no description", /<meta name="description".*?>/, "", /the tag description is missing/],
    ["two descriptions", /<meta name="description".*?>/, "$&$&", /the tag description 2 times/],
    [
      "noindex by mistake",
      "index, follow, max-image-preview:large",
      "noindex",
      /its robots is "noindex"/,
    ],
    [
      "tags of an article",
      "</head>",
      '<meta property="article:section" content="Tips"></head>',
      /the tag article:section \("Tips"\), which does not belong/,
    ],
    [
      "a relative picture",
      'og:image" content="https://rivergum.example',
      'og:image" content="',
      /its og:image is "\/static\/home.jpg"/,
    ],
    [
      "a picture that is not there",
      "/static/home.jpg",
      "/static/gone.jpg",
      /loads https:\/\/rivergum\.example\/static\/gone\.jpg, which does not exist/,
    ],
    ["no lang", ' lang="en-AU"', "", /its lang is missing, expected "en-AU"/],
    ["another lang", 'lang="en-AU"', 'lang="en"', /its lang is "en"/],
    [
      "no apple-touch-icon",
      /<link rel="apple-touch-icon".*?>/,
      "",
      /the link rel="apple-touch-icon" to .* is missing/,
    ],
    ["no heading", "<h1>Heading</h1>", "", /it has 0 headings of level 1/],
    ["two headings", "<h1>Heading</h1>", "<h1>a</h1><h1>b</h1>", /it has 2 headings of level 1/],
  ])("%s", (_what, before, after, violation) => {
    expect(plant("/about", before, after)).toContainEqual(expect.stringMatching(violation));
  });

  test("a redirect that does not forward, or may be listed", () => {
    expect(plant("/basic", /<meta http-equiv="refresh".*?>/, "")).toEqual([
      'basic/index.html: the tag refresh is missing; expected "0; url=/services/basic-detail"',
    ]);
    expect(plant("/basic", "noindex, follow", "index, follow")).toEqual([
      'basic/index.html: its robots is "index, follow", expected "noindex, follow"',
    ]);
  });

  test("a redirect needs no heading", () => {
    expect(plant("/basic", "<h1>Heading</h1>", "")).toEqual([]);
  });
});

describe("structured data", () => {
  test("a text that closes its script", () => {
    const violations = plant(
      "/services/basic-detail",
      '"name":"Basic Detail"',
      '"name":"</script><b>"',
    );
    expect(violations).toContainEqual(
      expect.stringMatching(
        /^services\/basic-detail\/index\.html: its structured data is no JSON .*does a text in it close the script\?/,
      ),
    );
  });

  test.each([
    [
      "none",
      "/about",
      /<script type="application\/ld\+json">.*?<\/script>/,
      "",
      /its structured data is missing/,
    ],
    [
      "two blocks",
      "/about",
      /<script type="application\/ld\+json">.*?<\/script>/,
      "$&$&",
      /2 blocks of structured data/,
    ],
    [
      "another price",
      "/services/basic-detail",
      '"minPrice":90',
      '"minPrice":9',
      /offers\.priceSpecification\.minPrice is 9, expected 90/,
    ],
    [
      "a price as a text",
      "/services/basic-detail",
      '"minPrice":90',
      '"minPrice":"90"',
      /differs from the content/,
    ],
    ["a misspelt property", "/about", '"telephone"', '"phone"', /differs from the content/],
    ["a misspelt type", "/about", '"AutoWash"', '"CarWash"', /differs from the content/],
    [
      "a rating",
      "/about",
      '"@type":"AutoWash"',
      '"@type":"AutoWash","aggregateRating":{"@type":"AggregateRating"}',
      /differs from the content/,
    ],
    [
      "an @id that leads nowhere",
      "/about",
      '"publisher":{"@id":"https://rivergum.example/#business"}',
      '"publisher":{"@id":"#nobody"}',
      /WebSite\.publisher points to #nobody/,
    ],
    [
      "questions that are not on the page",
      "/about",
      '"@graph":[',
      '"@graph":[{"@type":"FAQPage","@id":"x"},',
      /its structured data differs from the content/,
    ],
    [
      "on a page that says nothing",
      "/thanks",
      "</head>",
      '<script type="application/ld+json">{}</script></head>',
      /it has structured data, expected none/,
    ],
  ])("%s", (_what, path, before, after, violation) => {
    expect(plant(path, before, after)).toContainEqual(expect.stringMatching(violation));
  });
});

describe("links", () => {
  test.each([
    ["dead link", '<a href="/nowhere">x</a>', "links to /nowhere, which does not exist"],
    [
      "dead link by full address",
      '<a href="https://rivergum.example/nowhere">x</a>',
      "links to https://rivergum.example/nowhere, which does not exist",
    ],
    [
      "dead anchor here",
      '<a href="#gone">x</a>',
      'links to #gone, and /about has nothing with the id "gone"',
    ],
    [
      "dead anchor elsewhere",
      '<a href="/faq#gone">x</a>',
      'links to /faq#gone, and /faq has nothing with the id "gone"',
    ],
    ["a hop", '<a href="/faq/">x</a>', "links to /faq/, one hop away from /faq"],
    [
      "a dead picture",
      '<img src="/static/gone.webp" alt="">',
      "loads /static/gone.webp, which does not exist",
    ],
    [
      "a dead picture of a set",
      '<img src="/static/home.jpg" srcset="/static/home.jpg 400w, /static/gone.webp 800w" alt="">',
      "loads /static/gone.webp, which does not exist",
    ],
    [
      "a dead source",
      '<picture><source srcset="/static/gone.avif 1x"><img src="/static/home.jpg" alt=""></picture>',
      "loads /static/gone.avif, which does not exist",
    ],
    [
      "a dead font in a style",
      "<style>@font-face{src:url(/fonts/gone.woff2)}</style>",
      "loads /fonts/gone.woff2, which does not exist",
    ],
    ["a dead form", '<form action="/send"></form>', "posts to /send, which does not exist"],
    [
      "a script from elsewhere",
      '<script src="https://cdn.example/a.js"></script>',
      "loads https://cdn.example/a.js from another site",
    ],
    [
      "a picture from elsewhere",
      '<img src="//cdn.example/a.png" alt="">',
      "loads //cdn.example/a.png from another site",
    ],
    [
      "a link that is a script",
      '<a href="javascript:alert(1)">x</a>',
      "links to a script, javascript:alert(1)",
    ],
    [
      "a handler the policy stops",
      '<p onclick="a()">x</p>',
      "it has the attribute onclick, which the Content-Security-Policy stops",
    ],
    [
      "an icon that is not in the sprite",
      '<svg><use href="#gone"></use></svg>',
      'loads #gone, and /about has nothing with the id "gone"',
    ],
    ["an id used twice", '<p id="a"></p><p id="a"></p>', 'the id "a" is there more than once'],
    [
      "a label of nothing",
      '<label for="gone">x</label>',
      'for points to "gone", and nothing has that id',
    ],
    [
      "what only shows without scripts",
      '<noscript><a href="/nowhere">x</a></noscript>',
      "links to /nowhere, which does not exist",
    ],
  ])("%s", (_what, body, violation) => {
    expect(withBody(body)).toEqual([`about/index.html: ${violation}`]);
  });

  test.each([
    ["another site", '<a href="https://www.facebook.com/x">x</a>'],
    [
      "telephone and mail",
      '<a href="tel:+61491570156">x</a><a href="mailto:a@b.example?subject=x">x</a>',
    ],
    ["an anchor that is there", '<p id="a"></p><a href="#a">x</a><a href="/about?x=1#a">x</a>'],
    ["the top", '<a href="#top">x</a><a href="#">x</a>'],
    ["a redirect", '<a href="/basic">x</a>'],
    [
      "the inbox and a service",
      '<form action="/__inbox/booking"></form><form action="https://formsubmit.co/x"></form>',
    ],
    ["a picture in the page itself", '<img src="data:image/gif;base64,R0lGOD" alt="">'],
    ["a title inside a drawing", "<svg><title>Leaf</title></svg>"],
  ])("%s is no violation", (_what, body) => {
    expect(withBody(body)).toEqual([]);
  });

  test("a dead address in a style sheet", () => {
    const files = buildSmallSite().set("/styles.css", "a{background:url('/static/gone.svg')}");
    expect(check(files)).toEqual(["styles.css: loads /static/gone.svg, which does not exist"]);
  });
});

test.each([
  ["lorem", "<p>Lorem ipsum</p>"],
  ["undefined", '<p class="card undefined">x</p>'],
  ["NaN", "<p>From $NaN</p>"],
  ["Invalid Date", "<p>Invalid Date</p>"],
  ["[object Object]", "<p>[object Object]</p>"],
])('a page that says "%s"', (word, body) => {
  const [violation, ...others] = withBody(body);
  expect(violation).toContain(`about/index.html: it says "${word}"`);
  expect(others).toEqual([]);
});

test("a script may say undefined", () => {
  expect(withBody(`<script>load("${firstView}", undefined, NaN)</script>`)).toEqual([]);
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

function edit(files: Map<string, string>, file: string, before: string | RegExp, after: string) {
  const text = files.get(file) ?? "";
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} does not hold ${String(before)}`);
  files.set(file, changed);
}

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

test("a page may load the script that counts visits, where the owner has named it", () => {
  const script = "https://plausible.io/js/script.js";
  const files = buildSmallSite();
  const body = `<h1>Heading</h1><script src="${script}"></script>`;
  for (const file of [about, "/about.html"]) files.set(file, render(expected("/about"), body));
  expect(check(files, script)).toEqual([]);
  expect(check(files)).toEqual([`about/index.html: loads ${script} from another site`]);
});

describe("documented rules of search engines, with their sources", () => {
  const source = (page: string) => `(https://developers.google.com/search/docs/appearance/${page})`;
  test.each([
    [
      "a question that is not shown",
      "/faq",
      "<p>How often?</p>",
      "",
      `faq/index.html: marks up "How often?", which it does not show ${source("structured-data/sd-policies")}`,
    ],
    [
      "a breadcrumb that is not shown",
      "/services/basic-detail",
      "<p>Services</p>",
      "",
      `services/basic-detail/index.html: marks up "Services", which it does not show ${source("structured-data/sd-policies")}`,
    ],
    [
      "a place on the map",
      "/about",
      '"logo":',
      '"geo":{"@type":"GeoCoordinates"},"logo":',
      `about/index.html: marks up a place on the map for a business without a street address ${source("structured-data/local-business")}`,
    ],
    [
      "an author without an address",
      "/blog/sun",
      /("name":"Rivergum Mobile Detailing"),"url":"[^"]*about"/,
      "$1",
      `blog/sun/index.html: names the author of its article without an address ${source("structured-data/article")}`,
    ],
    [
      "an article's picture that is not there",
      "/blog/sun",
      "/static/mould-square.webp",
      "/static/gone.webp",
      `blog/sun/index.html: loads https://rivergum.example/static/gone.webp, which does not exist ${source("structured-data/article")}`,
    ],
    [
      "no logo",
      "/about",
      /"logo":"[^"]*",/,
      "",
      `about/index.html: has no logo in its structured data ${source("structured-data/organization")}`,
    ],
    [
      "an icon of no use to them",
      "/about",
      'sizes="48x48"',
      'sizes="32x32"',
      `about/index.html: has no icon that is a file of 48 pixels or a multiple ${source("favicon-in-search")}`,
    ],
  ])("%s", (_what, path, before, after, violation) => {
    expect(plant(path, before, after)).toContain(violation);
  });
});
