import { formatSitemap, readSitemap } from "../../../src/site/feeds/format-sitemap";

test("lists every page by address, with a date where there is one", () => {
  const xml = formatSitemap(
    [
      { path: "/blog/mould", lastModified: "2025-06-10", picture: "/static/mould.webp" },
      { path: "/" },
    ],
    "https://rivergum.example",
  );
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://rivergum.example/</loc></url>
  <url><loc>https://rivergum.example/blog/mould</loc><lastmod>2025-06-10</lastmod><image:image><image:loc>https://rivergum.example/static/mould.webp</image:loc></image:image></url>
</urlset>
`);
});

test("marks of XML in an address are escaped and read back", () => {
  const xml = formatSitemap([{ path: "/a&b<c>" }], "https://rivergum.example");
  expect(xml).toContain("/a&amp;b&lt;c&gt;</loc>");
  expect(readSitemap(xml)).toEqual({
    pages: ["https://rivergum.example/a&b<c>"],
    pictures: [],
  });
});

test("more pages than a file may hold are refused", () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
  expect(() => formatSitemap(entries, "https://rivergum.example")).toThrow(RangeError);
});
