import { useEffect } from "react";
import { useSiteFacts } from "../../hooks/use-site";
import type { SeoProps } from "./seo";

/** The page that was opened by its address has brought its head. */
let isFirstPage = true;

/**
 * After a navigation by Gatsby's router the head becomes that of the new page. What that takes is fetched then, because
 * browsers that prerender never need it. Stands in for seo.tsx in the browser.
 */
export function Seo({ page }: SeoProps) {
  const site = useSiteFacts();
  const wasFirst = isFirstPage;
  useEffect(() => {
    isFirstPage = false;
    if (wasFirst) return;
    let isShown = true;
    void import("./apply-head").then(({ applyHead }) => {
      if (isShown) applyHead(page, site);
    });
    return () => {
      isShown = false;
    };
  });
  return null;
}
