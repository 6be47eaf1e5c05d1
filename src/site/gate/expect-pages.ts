import { inPages } from "../../business/blog";
import type { SitemapEntry } from "../feeds/format-sitemap";
import { plainPageIds, requiredPageIds } from "../page-ids";
import { type PlainPageId } from "../pages";
import type { Redirect } from "../hosting/hosting-plan";
import { paths } from "../paths";
import { describePage } from "../head/describe-page";
import type {
  BlogPostFacts,
  QuestionFacts,
  RegionFacts,
  SeoPage,
  SeoWords,
  ServiceFacts,
  SharedPicture,
  SiteFacts,
  Topic,
} from "../head/page-facts";
import { seoFor } from "../head/seo-for";
import { structuredDataFor } from "../head/structured-data";
import type { ExpectedPage, SiteExpectations } from "./site-expectations";

/** Everything the site is made from, as far as heads are concerned. */
export interface SiteContent {
  site: SiteFacts;
  words: readonly { slug: string; seo: SeoWords; hero?: SharedPicture | null }[];
  services: readonly ServiceFacts[];
  regions: readonly RegionFacts[];
  posts: readonly BlogPostFacts[];
  faq: readonly QuestionFacts[];
  redirects: readonly Redirect[];
}

/** Every page the content asks for, with the path it stands at. */
function listPages(content: SiteContent): { path: string; page: SeoPage }[] {
  const wordsOf = (slug: string) => {
    const words = content.words.find((each) => each.slug === slug);
    if (!words) throw new Error(`There are no words for the page "${slug}" in content/pages`);
    return words;
  };
  const isWritten = (id: PlainPageId) =>
    requiredPageIds.includes(id) || content.words.some(({ slug }) => slug === id);
  const home = wordsOf("home");
  const pages: SeoPage[] = [
    { kind: "home", words: home.seo, picture: home.hero ?? null },
    ...plainPageIds.filter(isWritten).map((page): SeoPage => {
      const { seo, hero } = wordsOf(page);
      const faq = page === "faq" ? { faq: content.faq } : {};
      return { kind: "page", page, words: seo, picture: hero ?? null, ...faq };
    }),
    ...content.services.map((service): SeoPage => ({ kind: "service", service })),
    ...content.regions.map((region): SeoPage => ({ kind: "region", region })),
    ...content.posts.map((post): SeoPage => ({ kind: "blog-post", post })),
    ...listBlogLists(content.posts, wordsOf("blog").seo),
    { kind: "not-found" },
  ];
  return [
    ...pages.map((page) => ({ path: describePage(page, content.site.business).path, page })),
    ...content.redirects.map(({ from, to }) => ({
      path: from,
      page: { kind: "redirect", to } satisfies SeoPage,
    })),
  ];
}

function listBlogLists(posts: readonly BlogPostFacts[], words: SeoWords): SeoPage[] {
  const ofCategory = groupPosts(posts, ({ category }) => [category]);
  const ofTag = groupPosts(posts, ({ tags }) => tags);
  // Tags that differ only in case or punctuation share an address, which shows the first of them.
  const tagOfPath = new Map<string, string>();
  for (const tag of [...ofTag.keys()].sort()) {
    if (!tagOfPath.has(paths.blogTag(tag))) tagOfPath.set(paths.blogTag(tag), tag);
  }
  return [
    ...placesIn(posts).map((place): SeoPage => ({ kind: "blog-list", words, ...place })),
    ...[...ofCategory].flatMap(([category, own]) =>
      placesIn(own).map((place): SeoPage => ({ kind: "blog-category", category, ...place })),
    ),
    ...[...tagOfPath.values()].flatMap((tag) =>
      placesIn(ofTag.get(tag) ?? []).map((place): SeoPage => ({
        kind: "blog-tag",
        tag,
        ...place,
      })),
    ),
  ];
}

/** A list in pages, as they are made: the newest articles first, those of one day by their slug. */
function placesIn(posts: readonly BlogPostFacts[]): Topic[] {
  const sorted = [...posts].sort((a, b) => compare(b.date, a.date) || compare(a.path, b.path));
  return inPages(sorted).map((shown, index, { length: pages }) => ({
    page: index + 1,
    pages,
    count: posts.length,
    posts: shown,
  }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function groupPosts(
  posts: readonly BlogPostFacts[],
  keysOf: (post: BlogPostFacts) => readonly string[],
): Map<string, BlogPostFacts[]> {
  const groups = new Map<string, BlogPostFacts[]>();
  for (const post of posts) {
    for (const key of new Set(keysOf(post))) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  }
  return groups;
}

/** What every page has to say. */
export function expectPages(content: SiteContent): SiteExpectations {
  return {
    siteAddress: content.site.business.siteAddress,
    pages: listPages(content).map(({ path, page }): ExpectedPage => {
      const structuredData = structuredDataFor(page, content.site);
      return {
        path,
        seo: seoFor(page, content.site),
        ...(structuredData ? { structuredData } : {}),
        ...(page.kind === "redirect" ? { redirectTo: page.to } : {}),
      };
    }),
  };
}

/** The pages of the sitemap with their own pictures, articles and the first page of their list with a date. */
export function listSitemapEntries(content: SiteContent): SitemapEntry[] {
  const newest = content.posts
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return listPages(content)
    .map(({ path, page }) => ({ path, page, about: describePage(page, content.site.business) }))
    .filter(({ about }) => about.isIndexed)
    .map(({ path, page, about }) => {
      const lastModified =
        page.kind === "blog-post" ? page.post.date : page.kind === "blog-list" ? newest : undefined;
      return { path, lastModified, picture: about.picture?.desktop.path };
    });
}
