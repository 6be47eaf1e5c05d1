import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { absoluteUrl } from "../../domain/paths";
import { useBusiness } from "../../hooks/use-business";
import * as styles from "./redirect-page.module.scss";

interface RedirectContext {
  /** Path of the page to show. */
  to: string;
}

/** An old or short address: forwards at once, by refresh on any host and by navigation inside the site, and replaces itself in the history. */
export default function RedirectPage({ pageContext: { to }, location }: PageProps<object, RedirectContext>) {
  const { siteAddress } = useBusiness();
  useEffect(() => {
    void navigate(`${to}${location.search}${location.hash}`, { replace: true });
  }, [to, location.search, location.hash]);
  return (
    <main className={styles["page"]}>
      <Helmet htmlAttributes={{ lang: "en-AU" }}>
        <title>{`Forwarding to ${to}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="description" content={`This address has moved to ${to}.`} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={absoluteUrl(siteAddress, to)} />
      </Helmet>
      <h1 className={styles["heading"]}>This page has moved</h1>
      <p>
        <a href={to}>Go to the page</a>
      </p>
    </main>
  );
}
