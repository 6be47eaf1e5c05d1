import { expected, plant } from "./small-site";

describe("heads", () => {
  test("the title of another page", () => {
    const title = expected("/contact").seo.title;
    expect(plant("/about", /<title>.*?<\/title>/, `<title>${title}</title>`)).toEqual([
      `about/index.html: its title is "${title}", which is that of /contact; expected "${expected("/about").seo.title}"`,
    ]);
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
      "a picture that is not there",
      "/static/home.jpg",
      "/static/gone.jpg",
      /loads https:\/\/rivergum\.example\/static\/gone\.jpg, which does not exist/,
    ],
    ["no lang", ' lang="en-AU"', "", /its lang is missing, expected "en-AU"/],
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
    [
      "a rating",
      "/about",
      '"@type":"AutoWash"',
      '"@type":"AutoWash","aggregateRating":{"@type":"AggregateRating"}',
      /differs from the content/,
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
