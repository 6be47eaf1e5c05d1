import { formatSitemap } from "@/post-build/feeds/format-sitemap";

test("the sitemap lists every page, sorted by address, with its date if it has one", () => {
  const xml = formatSitemap(
    [{ path: "/blog/mould", lastModified: "2025-06-10" }, { path: "/" }],
    "https://rivergum.example",
  );
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://rivergum.example/</loc></url>
  <url><loc>https://rivergum.example/blog/mould</loc><lastmod>2025-06-10</lastmod></url>
</urlset>
`);
});
