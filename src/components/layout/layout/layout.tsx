import type { ReactNode } from "react";
import { useBusiness } from "@/components/hooks/use-site";
import { BottomBar } from "@/components/layout/bottom-bar/bottom-bar";
import { SiteFooter } from "@/components/layout/site-footer/site-footer";
import { SiteHeader } from "@/components/layout/site-header/site-header";
import { useShownRegion } from "@/components/regions/region/use-region";
import { withoutTrailingSlash } from "@/site/links";
import { deskPaths, pages } from "@/site/pages";
import * as styles from "./layout.module.scss";

/** The frame of every page. The owner's desk has no footer. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { notice } = useBusiness();
  const current = withoutTrailingSlash(path);
  const isOfDesk = deskPaths.includes(current);
  useShownRegion();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {notice && <p className={styles.notice}>{notice}</p>}
      <SiteHeader path={current} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {current !== pages.desk.path && <SiteFooter path={current} />}
      {current !== pages.booking.path && !isOfDesk && <BottomBar />}
    </>
  );
}
