import type { FormEventHandler, ReactNode } from "react";
import { TextHero } from "@/components/ui/text-hero/text-hero";
import { RiverMap, useHasMap } from "./river-map";
import * as styles from "./map-hero.module.scss";

interface MapHeroProps {
  regions: readonly Queries.RiverMapRegionFragment[];
  /** Slug of the region to crop the map to. */
  cropTo?: string;
  /** A link above the heading. */
  above?: ReactNode;
  title: string;
  lead: string;
  actions: ReactNode;
  /** A field; `usePin` reads what is typed into it. */
  children?: ReactNode;
  pin?: string | undefined;
  onInput?: FormEventHandler;
}

/** The map across the page, with the words on the land at its left; on smaller screens above it. Without a map, words alone. */
export function MapHero({
  regions,
  cropTo,
  above,
  title,
  lead,
  actions,
  children,
  pin,
  onInput,
}: MapHeroProps) {
  if (!useHasMap(regions, cropTo))
    return (
      <TextHero title={title} lead={lead} above={above}>
        <div className={styles.plain}>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
      </TextHero>
    );
  return (
    <div className={styles.hero} onInput={onInput}>
      <div className={styles.words}>
        {above}
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
      <RiverMap regions={regions} cropTo={cropTo} pin={pin} />
    </div>
  );
}
