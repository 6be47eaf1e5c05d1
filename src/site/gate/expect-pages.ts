import { required } from "../../business/required";
import { listBlogLists } from "../blog-lists";
import type { SitemapEntry } from "../feeds/format-sitemap";
import { pageIds } from "../page-ids";
import type { PageId } from "../pages";
import type { Redirect } from "../hosting/hosting-plan";
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
} from "../head/page-facts";
import { seoFor } from "../head/seo-for";
import { structuredDataFor } from "../head/structured-data";

/** Everything the site is made from, as far as heads are concerned. */
export interface SiteContent {
  site: SiteFacts;
  words: readonly { slug: string; seo: SeoWords; hero?: SharedPicture | null }[];
  services: readonly ServiceFacts[];
  regions: readonly RegionFacts[];
  /** The newest first. */
  posts: readonly BlogPostFacts[];
  faq: readonly QuestionFacts[];
  redirects: readonly Redirect[];
  /** Address of the script that counts visits: the one thing that pages may load from another site. */
  statistics?: string | undefined;
}

/** Every page the content asks for, with the path it stands at. */
function listPages(content: SiteContent): { path: string; page: SeoPage }[] {
  const wordsOf = (id: PageId) => content.words.find(({ slug }) => slug === id);
  const blog = required(wordsOf("blog"), "the words of content/pages/blog");
  const pages: SeoPage[] = [
    ...pageIds.flatMap((page): SeoPage[] => {
      const words = wordsOf(page);
      if (!words || page === "blog") return [];
      const faq = page === "faq" ? { faq: content.faq } : {};
      return [{ kind: "page", page, words: words.seo, picture: words.hero, ...faq }];
    }),
    ...content.services.map((service): SeoPage => ({ kind: "service", service })),
    ...content.regions.map((region): SeoPage => ({ kind: "region", region })),
    ...content.posts.map((post): SeoPage => ({ kind: "blog-post", post })),
    ...listBlogLists(content.posts).map((list): SeoPage =>
      list.kind === "blog-list" ? { ...list, words: blog.seo } : list,
    ),
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

/** Every page of the site and what it has to say. Survives JSON. */
export type SiteExpectations = ReturnType<typeof expectPages>;

export type ExpectedPage = SiteExpectations["pages"][number];

/** What every page has to say, worked out from the content and not from the page. */
export function expectPages(content: SiteContent) {
  return {
    siteAddress: content.site.business.siteAddress,
    statistics: content.statistics,
    pages: listPages(content).map(({ path, page }) => ({
      path,
      seo: seoFor(page, content.site),
      structuredData: structuredDataFor(page, content.site),
      /** Path of the target, for pages that only forward. */
      redirectTo: page.kind === "redirect" ? page.to : undefined,
    })),
  };
}

/** The pages of the sitemap with their own pictures, articles and the first page of their list with a date. */
export function listSitemapEntries(content: SiteContent): SitemapEntry[] {
  const newest = content.posts[0]?.date;
  return listPages(content).flatMap(({ path, page }) => {
    const { isIndexed, picture } = describePage(page, content.site.business);
    const lastModified =
      page.kind === "blog-post" ? page.post.date : page.kind === "blog-list" ? newest : undefined;
    return isIndexed ? [{ path, lastModified, picture: picture?.desktop.path }] : [];
  });
}
