import { useEffect } from "react";
import { absoluteUrl, withoutTrailingSlash } from "../../site/links";
import { brandTitle } from "../../site/head/brand-title";
import { titleWords } from "../../site/head/title-words";
import { useBusiness } from "../../hooks/use-site";
import type { SeoProps } from "./seo";

/** After a navigation inside the site: title and canonical address. The rest of a head is for machines, which read the HTML. */
export function Seo({ page }: SeoProps) {
  const business = useBusiness();
  const title = brandTitle(titleWords(page), business);
  useEffect(() => {
    document.title = title;
    const canonical = absoluteUrl(business.siteAddress, withoutTrailingSlash(location.pathname));
    if (page.kind !== "redirect" && page.kind !== "not-found")
      document.querySelector("link[rel=canonical]")?.setAttribute("href", canonical);
  });
  return null;
}
