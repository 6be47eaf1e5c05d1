import { escapeXml } from "../../../src/site/feeds/escape-xml";
import { formatManifest } from "../../../src/site/feeds/format-manifest";
import { formatSitemap } from "../../../src/site/feeds/format-sitemap";
import { appleTouchIcon, manifestIcons, pageIcons } from "../../../src/site/head/app-icons";
import { pageIds } from "../../../src/site/page-ids";
import { serialiseJsonLd } from "../../../src/site/head/serialise-json-ld";
import { isPageFile } from "../../../src/site/gate/built-site";
import {
  type ExpectedPage,
  expectPages,
  listSitemapEntries,
  type SiteContent,
} from "../../../src/site/gate/expect-pages";
import { findSiteViolations } from "../../../src/site/gate/find-site-violations";
import { readPage } from "../../../src/site/gate/read-page";
import { post, region, service, site } from "../head/site-facts";

export const firstView = "/first-view-0123456789abcdef0123.js";

/** A whole small site: one service, one region, two articles. */
export const content: SiteContent = {
  site: { ...site, regions: [region] },
  words: pageIds.map((slug) => ({
    slug,
    seo: {
      title: `The ${slug} page`,
      description: `What a visitor finds on the ${slug} page of this small site, in one sentence.`,
    },
  })),
  services: [service],
  regions: [region],
  posts: [
    post,
    {
      ...post,
      path: "/blog/sun",
      title: "Paint and sun",
      metaDescription: `${post.metaDescription} Sun.`,
    },
  ],
  faq: service.faq,
  redirects: [{ from: "/basic", to: service.path }],
};

export const expectations = expectPages(content);

/** What a page shows of its structured data: the breadcrumb and the questions. */
function namesIn(structuredData: ExpectedPage["structuredData"]): string {
  const names = JSON.stringify(structuredData ?? {}).matchAll(
    /"@type":"(?:ListItem|Question)"[^{}]*?"name":"([^"]*)"/g,
  );
  return [...names].map(([, name]) => `<p>${name}</p>`).join("");
}

/** A page as a build would write it. */
function render({ seo, structuredData }: ExpectedPage): string {
  const tags = (name: string, list: readonly object[]) =>
    list
      .map(
        (attributes) =>
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
            .join("")}>`,
      )
      .join("");
  const data = structuredData
    ? `<script type="application/ld+json">${serialiseJsonLd(structuredData)}</script>`
    : "";
  return (
    `<!DOCTYPE html><html lang="${seo.lang}"><head><meta charset="utf-8">` +
    `<title>${escapeXml(seo.title)}</title>${tags("meta", seo.meta)}${tags("link", seo.link)}${data}` +
    `</head><body><h1>Heading</h1>${namesIn(structuredData)}</body></html>`
  );
}

/** The files of the small site as a sound build leaves them, each by its path. */
export function buildSmallSite(): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of expectations.pages) {
    const file = page.path === "/" ? "/index.html" : `${page.path}/index.html`;
    files.set(file, render(page));
    if (page.path === "/404") files.set("/404.html", render(page));
  }
  const icons = [...pageIcons, ...manifestIcons]
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("data:"));
  const pictures = ["home", "basic", "coast", "mould"].flatMap((name) => [
    `/static/${name}.jpg`,
    `/static/${name}-wide.webp`,
  ]);
  for (const file of [...icons, appleTouchIcon, ...pictures, ...post.hero.search])
    files.set(file, "");
  const { business } = content.site;
  files.set("/sitemap.xml", formatSitemap(listSitemapEntries(content), business.siteAddress));
  files.set("/manifest.webmanifest", formatManifest(business));
  files.set("/page-data/app-data.json", JSON.stringify({ webpackCompilationHash: "c0ffee" }));
  files.set("/app.js", "");
  files.set(firstView, 'go({hash:"c0ffee",sources:["/app.js"]})');
  for (const file of ["/robots.txt", "/rss.xml", "/_redirects", "/_headers"]) files.set(file, "");
  return files;
}

/** All violations of a site of these files, as they are printed. */
export function check(files: ReadonlyMap<string, string>, statistics?: string): string[] {
  const pages = [...files].filter(([file]) => isPageFile(file));
  return findSiteViolations(
    {
      pages: new Map(pages.map(([file, html]) => [file, readPage(html)])),
      files: new Set(files.keys()),
      texts: new Map([...files].filter(([file]) => !file.endsWith(".html"))),
    },
    { ...expectations, statistics },
  );
}

export const expected = (path: string) => {
  const page = expectations.pages.find((each) => each.path === path);
  if (!page) throw new Error(path);
  return page;
};

/** The violations after a file was taken away, or has got another text. */
export function change(file: string, text?: string): string[] {
  const files = buildSmallSite();
  if (text === undefined) files.delete(file);
  else files.set(file, text);
  return check(files);
}

/** The violations after one text of a page was replaced. */
export function plant(
  path: string,
  before: string | RegExp,
  after: string,
  statistics?: string,
): string[] {
  const file = `${path}/index.html`;
  const files = buildSmallSite();
  const html = files.get(file) ?? "";
  const changed = html.replace(before, after);
  if (changed === html) throw new Error(`${file} does not hold ${String(before)}`);
  return check(files.set(file, changed), statistics);
}

/** The violations of /about with a body. */
export const withBody = (body: string) =>
  plant("/about", "<h1>Heading</h1>", `<h1>Heading</h1>${body}`);
