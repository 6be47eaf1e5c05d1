import { about, buildSmallSite, check, expected, plant, render } from "./small-site";

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
