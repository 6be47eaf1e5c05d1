import { type Crumb, crumbsBelow } from "@/site/breadcrumbs";
import { pages } from "@/site/pages";
import type { SeoPage, SeoText, SharedPicture } from "./page-facts";

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

/** A page that search engines may list, without a breadcrumb, unless it says otherwise. */
const describe = (
  path: string,
  seo: SeoText,
  more: Partial<PageDescription> = {},
): PageDescription => ({ path, seo, isIndexed: true, crumbs: [], ...more });

/** The facts of a page, by its kind. */
export function describePage(page: SeoPage): PageDescription {
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
    case "not-found": {
      const title = "Page Not Found";
      const description =
        "There is no page at this address. Go back to the home page to see services, prices and areas.";
      return describe(pages["404"].path, { title, description }, { isIndexed: false });
    }
    case "redirect": {
      const title = "This page has moved";
      const description = "This page has a new address. You are being taken there now.";
      return describe(page.to, { title, description }, { isIndexed: false });
    }
  }
}
