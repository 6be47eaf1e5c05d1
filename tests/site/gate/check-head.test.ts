import { expected, plant } from "./small-site";

describe("heads", () => {
  test("the title of another page", () => {
    const title = expected("/contact").seo.title;
    expect(plant("/about", /<title>.*?<\/title>/, `<title>${title}</title>`)).toEqual([
      `about/index.html: its title is "${title}", which is that of /contact; expected "${expected("/about").seo.title}"`,
    ]);
  });

  test.each([
    ["it has 0 titles, expected one", /<title>.*?<\/title>/, ""],
    ["it has 2 titles, expected one", "<title>", "<title>x</title><title>"],
    ["the canonical address is missing", /<link rel="canonical".*?>/, ""],
    ["it has 2 canonical addresses", /<link rel="canonical".*?>/, "$&$&"],
    [
      "its canonical address is https://rivergum.example/faq, expected https://rivergum.example/about",
      'canonical" href="https://rivergum.example/about"',
      'canonical" href="https://rivergum.example/faq"',
    ],
    ["the tag description is missing", /<meta name="description".*?>/, ""],
    ["it has the tag description 2 times", /<meta name="description".*?>/, "$&$&"],
    ['its robots is "noindex"', "index, follow, max-image-preview:large", "noindex"],
    [
      'it has the tag article:section ("Tips"), which does not belong there',
      "</head>",
      '<meta property="article:section" content="Tips"></head>',
    ],
    [
      "loads https://rivergum.example/static/gone.jpg, which does not exist",
      "/static/home.jpg",
      "/static/gone.jpg",
    ],
    ['its lang is missing, expected "en-AU"', ' lang="en-AU"', ""],
    ['the link rel="apple-touch-icon" to', /<link rel="apple-touch-icon".*?>/, ""],
    ["it has 0 headings of level 1", "<h1>Heading</h1>", ""],
    ["it has 2 headings of level 1", "<h1>Heading</h1>", "<h1>a</h1><h1>b</h1>"],
  ])("%s", (violation, before, after) => {
    expect(plant("/about", before, after)).toContainEqual(expect.stringContaining(violation));
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
  const data = /<script type="application\/ld\+json">.*?<\/script>/;
  const service = "/services/basic-detail";
  test.each([
    ["its structured data is missing", "/about", data, ""],
    ["it has 2 blocks of structured data", "/about", data, "$&$&"],
    [
      "offers.priceSpecification.minPrice is 9, expected 90",
      service,
      '"minPrice":90',
      '"minPrice":9',
    ],
    [
      'offers.priceSpecification.minPrice is "90", expected 90',
      service,
      '"minPrice":90',
      '"minPrice":"90"',
    ],
    [
      "its structured data differs from the content",
      "/about",
      '"@type":"AutoWash"',
      '"@type":"AutoWash","aggregateRating":{"@type":"AggregateRating"}',
    ],
    [
      "does a text in it close the script?",
      service,
      '"name":"Basic Detail"',
      '"name":"</script><b>"',
    ],
    [
      "it has structured data, expected none",
      "/thanks",
      "</head>",
      '<script type="application/ld+json">{}</script></head>',
    ],
  ])("%s", (violation, path, before, after) => {
    expect(plant(path, before, after)).toContainEqual(expect.stringContaining(violation));
  });
});
