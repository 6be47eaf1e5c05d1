import type { ReactNode } from "react";
import type { Coordinates } from "@/business/river-map";
import { PageHead } from "@/components/ui/page-head/page-head";
import { RiverMap, useHasMap } from "./river-map";
import * as styles from "./map-head.module.scss";

interface MapHeadProps {
  regions: readonly Queries.RiverMapRegionFragment[];
  /** Slug of the region to crop the map to. */
  cropTo?: string;
  /** A link above the heading. */
  above?: ReactNode;
  title: string;
  lead: string;
  actions: ReactNode;
  children?: ReactNode;
  /** Name of the suburb that gets the pin, or a point outside the suburbs. */
  pin?: string | Coordinates | undefined;
}

/** The map across the page, with the words on the land at its left; on smaller screens above it. Without a map, words alone. */
export function MapHead({
  regions,
  cropTo,
  above,
  title,
  lead,
  actions,
  children,
  pin,
}: MapHeadProps) {
  const hasMap = useHasMap(regions, cropTo);
  const words = (
    <PageHead {...{ title, lead, above }}>
      <div className={`stack ${styles.ways}`}>
        <div className="row actions">{actions}</div>
        {children}
      </div>
    </PageHead>
  );
  if (!hasMap) return words;
  return (
    <div className={styles.head}>
      {words}
      <RiverMap regions={regions} cropTo={cropTo} pin={pin} />
    </div>
  );
}
