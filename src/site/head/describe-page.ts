import { type Crumb, crumbsBelow } from "@/site/breadcrumbs";
import { pages } from "@/site/pages";
import { paths } from "@/site/paths";
import { describeTopic, type Topic } from "@/site/topic";
import type { BusinessFacts, SeoPage, SeoText, SharedPicture, TopicArticles } from "./page-facts";

/** The facts that follow from the kind of a page, before those of the business are added. */
export interface PageDescription {
  /** The page's own address; for a redirect, that of its target. */
  path: string;
  seo: SeoText;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The breadcrumb that the page shows, from the home page to this one; empty if it shows none. */
  crumbs: Crumb[];
  /** The page's own picture, if it has one. */
  picture?: SharedPicture | null | undefined;
}

/**
 * Short lists repeat other pages: a list of one article repeats the article, and a tag of two or three repeats most of its
 * category. Search engines are asked to leave them out.
 */
const minPostsOfIndexedList = { "blog-category": 2, "blog-tag": 4 } as const;

const maxDescriptionLetters = 160;

/** A page that search engines may list, without a breadcrumb, unless it says otherwise. */
const describe = (
  path: string,
  seo: SeoText,
  more: Partial<PageDescription> = {},
): PageDescription => ({ path, seo, isIndexed: true, crumbs: [], ...more });

/** The facts of a page, by its kind. */
export function describePage(page: SeoPage, business: BusinessFacts): PageDescription {
  switch (page.kind) {
    case "page": {
      const { seo, picture } = page;
      const { path, isIndexed } = pages[page.page];
      return describe(path, seo, { isIndexed, picture });
    }
    case "service": {
      const { path, name, shortName, seo, hero: picture } = page.service;
      const crumbs = crumbsBelow("services", { label: shortName ?? name, path });
      return describe(path, seo, { crumbs, picture });
    }
    case "region": {
      const { path, seo, hero: picture } = page.region;
      return describe(path, seo, { picture });
    }
    case "blog-post": {
      const { path, title, metaDescription: description, hero: picture } = page.post;
      const crumbs = crumbsBelow("blog", { label: title, path });
      return describe(path, { title, description }, { crumbs, picture });
    }
    case "blog-list": {
      const title = titleWithPageNumber(page.seo.title, page);
      const description = onItsPage(page.seo.description, page);
      return describe(paths.blogPage(page.page), { title, description });
    }
    case "blog-category":
    case "blog-tag":
      return describeArticles(page, business);
    case "not-found": {
      const title = "Page Not Found";
      const description =
        "There is no page at this address. Go back to the home page to see services, prices and areas.";
      return describe(paths.notFound, { title, description }, { isIndexed: false });
    }
    case "redirect": {
      const title = "This page has moved";
      const description = "This page has a new address. You are being taken there now.";
      return describe(page.to, { title, description }, { isIndexed: false });
    }
  }
}

const titleWithPageNumber = (title: string, { page }: { page: number }): string =>
  page <= 1 ? title : `${title}, Page ${page}`;

/** The title and description of a list; from page 2 on they begin with the number of the page. */
const onItsPage = (text: string, { page, pages }: { page: number; pages: number }): string =>
  page <= 1 ? text : clipWords(`Page ${page} of ${pages}. ${text}`, maxDescriptionLetters);

function describeArticles(page: Topic & TopicArticles, business: BusinessFacts): PageDescription {
  const { label, title, pathOf } = describeTopic(page);
  const path = pathOf(page.page);
  const crumbs = crumbsBelow("blog", { label, path });
  const count = page.count === 1 ? "One guide" : `${page.count} guides`;
  // Sorted here, because queries may return articles of the same day in either order.
  const titles = page.posts
    .map((post) => post.title)
    .sort()
    .join("; ");
  const text = `${title}: ${count} for car owners in ${business.base.region}. ${titles}.`;
  const description = clipWords(onItsPage(text, page), maxDescriptionLetters);
  const isIndexed = page.count >= minPostsOfIndexedList[page.kind];
  const own = { title: titleWithPageNumber(title, page), description };
  return describe(path, own, { isIndexed, crumbs });
}

/** A text of at most `maxLetters` characters, cut after a whole word. The ellipsis counts as one of them. */
function clipWords(text: string, maxLetters: number): string {
  const letters = [...text];
  if (letters.length <= maxLetters) return text;
  const start = letters.slice(0, maxLetters - 1).join("");
  const isWhole = /\s/.test(letters[maxLetters - 1] ?? "");
  const whole = isWhole ? start : start.replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}
