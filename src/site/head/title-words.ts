import type { SeoPage } from "./page-facts";

/** The title of a page without the name of the business; apart from the rest of a head because browsers need it alone. */
export function titleWords(page: SeoPage): string {
  switch (page.kind) {
    case "home":
    case "page":
      return page.words.title;
    case "service":
      return page.service.seo.title;
    case "region":
      return page.region.seo.title;
    case "blog-post":
      return page.post.title;
    case "blog-list":
      return withPage(page.words.title, page.page);
    case "blog-category":
      return withPage(`${page.category} Articles`, page.page);
    case "blog-tag":
      return withPage(`Articles tagged “${page.tag}”`, page.page);
    case "not-found":
      return "Page Not Found";
    case "redirect":
      return "This page has moved";
  }
}

const withPage = (title: string, page: number) => (page <= 1 ? title : `${title}, Page ${page}`);
