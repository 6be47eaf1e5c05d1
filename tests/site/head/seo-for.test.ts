import { readFileSync } from "node:fs";
import type { SeoPage } from "@/site/head/page-facts";
import { type Seo, seoFor } from "@/site/head/seo-for";
import { picture, post, region, service, site } from "./site-facts";

const text = {
  title: "About Us",
  description: "Who comes to your driveway, what they bring and what they stand for in the end.",
};
const about: SeoPage = { kind: "page", page: "about", seo: text };

/** The contents of all tags with a name, in order. */
function tag({ meta }: Seo, name: string): string[] {
  return meta.filter((each) => Object.values(each).includes(name)).map(({ content }) => content);
}

test("a page has a title, a description, an address and icons", () => {
  const seo = seoFor(about, site);
  expect(seo).toMatchObject({
    lang: "en-AU",
    title: "About Us | Rivergum Mobile Detailing",
    description: text.description,
    canonical: "https://rivergum.example/about",
    isIndexed: true,
  });
  expect(tag(seo, "description")).toEqual([text.description]);
  expect(tag(seo, "robots")).toEqual(["index, follow, max-image-preview:large"]);
  const palette = readFileSync("src/styles/tokens/_palette.scss", "utf8");
  expect(tag(seo, "theme-color")).toEqual([/"action": (.+?),/.exec(palette)?.[1]]);
  expect(seo.link[0]).toEqual({ rel: "canonical", href: "https://rivergum.example/about" });
  expect(seo.link.map(({ rel }) => rel).join(" ")).toBe(
    "canonical icon icon apple-touch-icon manifest",
  );
  // Google needs an icon whose sides are a multiple of 48 pixels:
  // https://developers.google.com/search/docs/appearance/favicon-in-search
  expect(seo.link).toContainEqual(
    expect.objectContaining({ rel: "icon", href: "/icons/icon-48.png", sizes: "48x48" }),
  );
});

test.each([
  [
    "has the short name of the business after longer words",
    "Basic Car Detail at Your Home or at Work",
    "Basic Car Detail at Your Home or at Work | Rivergum",
  ],
  ["has no name after words that fill the line", "x".repeat(55), "x".repeat(55)],
])("a title %s", (_what, title, expected) => {
  expect(seoFor({ ...about, seo: { ...text, title } }, site).title).toBe(expected);
});

test("only the canonical address of the home page ends with a slash", () => {
  const canonical = (page: SeoPage) => seoFor(page, site).canonical;
  expect(canonical({ kind: "page", page: "home", seo: text })).toBe("https://rivergum.example/");
  expect(canonical({ kind: "service", service })).toBe(
    "https://rivergum.example/services/basic-detail",
  );
});

test("a shared link shows the page's picture, with its size and alt text", () => {
  const seo = seoFor({ kind: "service", service }, site);
  expect(tag(seo, "og:image")).toEqual(["https://rivergum.example/static/basic.jpg"]);
  expect(tag(seo, "og:image:width")).toEqual(["1200"]);
  expect(tag(seo, "og:image:height")).toEqual(["630"]);
  expect(tag(seo, "og:image:alt")).toEqual(["A picture of basic"]);
  expect(tag(seo, "og:url")).toEqual([seo.canonical]);
  expect(tag(seo, "og:type")).toEqual(["website"]);
  expect(tag(seo, "og:locale")).toEqual(["en_AU"]);
  expect(tag(seo, "twitter:card")).toEqual(["summary_large_image"]);
});

test("a page without a picture is shared with the picture of the home page", () => {
  expect(tag(seoFor(about, site), "og:image")).toEqual([
    "https://rivergum.example/static/home.jpg",
  ]);
  expect(tag(seoFor({ ...about, picture: picture("team") }, site), "og:image")).toEqual([
    "https://rivergum.example/static/team.jpg",
  ]);
});

test("an article has its dates, section, tags and keywords", () => {
  const seo = seoFor({ kind: "blog-post", post }, site);
  expect(tag(seo, "og:type")).toEqual(["article"]);
  expect(tag(seo, "article:published_time")).toEqual(["2025-06-10"]);
  expect(tag(seo, "article:modified_time")).toEqual(["2025-06-10"]);
  expect(tag(seo, "article:section")).toEqual(["Health & Safety"]);
  expect(tag(seo, "article:tag")).toEqual(["mould", "interior"]);
  expect(tag(seo, "keywords")).toEqual(["mould, interior"]);
});

test("only the page of a region states a place", () => {
  const seo = seoFor({ kind: "region", region }, site);
  expect(tag(seo, "geo.region")).toEqual(["AU-QLD"]);
  expect(tag(seo, "geo.placename")).toEqual(["Northern Gold Coast"]);
  expect(tag(seo, "geo.position")).toEqual(["-27.9;153.3"]);
  expect(tag(seo, "ICBM")).toEqual(["-27.9, 153.3"]);
  expect(tag(seoFor(about, site), "geo.region")).toEqual([]);
});

test.each<[string, SeoPage]>([
  ["the page after a booking", { kind: "page", page: "thanks", seo: text }],
  ["the page after a message", { kind: "page", page: "contact-thanks", seo: text }],
  ["the 404 page", { kind: "not-found" }],
])("%s is not listed by search engines and has no tags for sharing", (_what, page) => {
  const seo = seoFor(page, site);
  expect(seo.isIndexed).toBe(false);
  expect(tag(seo, "robots")).toEqual(["noindex, follow"]);
  expect(tag(seo, "og:title")).toEqual([]);
});

test("a redirect forwards at once, and its canonical address is its target", () => {
  const seo = seoFor({ kind: "redirect", to: "/services/basic-detail" }, site);
  expect(tag(seo, "refresh")).toEqual(["0; url=/services/basic-detail"]);
  // Search engines would drop an address with noindex, and not pass it on.
  expect(tag(seo, "robots")).toEqual([]);
  expect(seo.link).toEqual([
    { rel: "canonical", href: "https://rivergum.example/services/basic-detail" },
  ]);
});
