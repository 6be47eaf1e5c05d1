import { Link, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "@/components/layout/seo/seo";
import type { SitePath } from "@/site/address";

interface RedirectContext {
  /** Path of the page to show. */
  to: SitePath;
}

/**
 * An old or short address. It forwards without waiting: by a refresh on any host, by navigation
 * inside the site. It replaces itself in the history.
 */
export default function RedirectPage({
  pageContext: { to },
  location,
}: PageProps<object, RedirectContext>) {
  useEffect(() => {
    void navigate(`${to}${location.search}${location.hash}`, { replace: true });
  }, [to, location.search, location.hash]);
  return (
    <main className="column">
      <Seo
        path={to}
        seo={{
          title: "This page has moved",
          description: "This page has a new address. You are being taken there now.",
        }}
        isRedirect
      />
      <h1>This page has moved</h1>
      <p>
        <Link to={to}>Go to the page</Link>
      </p>
    </main>
  );
}
