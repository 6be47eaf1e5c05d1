import type { ReactNode } from "react";
import { useBusiness } from "@/components/hooks/use-site";
import { BottomBar } from "@/components/layout/bottom-bar/bottom-bar";
import { SiteFooter } from "@/components/layout/site-footer/site-footer";
import { SiteHeader } from "@/components/layout/site-header/site-header";
import { useShownRegion } from "@/components/regions/region/use-region";
import type { SitePath } from "@/site/address";
import { deskPaths, pages } from "@/site/pages";
import * as styles from "./layout.module.scss";

/** The frame of every page. The owner's desk has no footer. */
export function Layout({ path, children }: { path: SitePath; children: ReactNode }) {
  const { notice } = useBusiness();
  const isOfDesk = deskPaths.includes(path);
  useShownRegion();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {notice && <p className={styles.notice}>{notice}</p>}
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {path !== pages.desk.path && <SiteFooter path={path} />}
      {path !== pages.booking.path && !isOfDesk && <BottomBar />}
    </>
  );
}
