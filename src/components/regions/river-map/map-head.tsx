import type { ReactNode } from "react";
import { PageHead } from "@/components/ui/page-head/page-head";
import { RiverMap, type RiverMapProps, useHasMap } from "./river-map";
import * as styles from "./map-head.module.scss";

interface MapHeadProps extends RiverMapProps {
  /** A link above the heading. */
  above?: ReactNode;
  title: string;
  lead: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** The map across the page with words at its left, or above them. Without a map, words alone. */
export function MapHead({ above, title, lead, actions, children, ...map }: MapHeadProps) {
  const words = (
    <PageHead {...{ title, lead, above }}>
      <div className={`stack ${styles.ways}`}>
        <div className="row actions">{actions}</div>
        {children}
      </div>
    </PageHead>
  );
  if (!useHasMap(map)) return words;
  return (
    <div className={styles.head}>
      {words}
      <RiverMap {...map} />
    </div>
  );
}
