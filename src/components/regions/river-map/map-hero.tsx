import type { ReactNode } from "react";
import { TextHero } from "@/components/ui/text-hero/text-hero";
import { RiverMap, useHasMap } from "./river-map";
import { usePin } from "./use-pin";
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
  /** A field; the suburb typed into it gets the pin. */
  children?: ReactNode;
}

/** The map across the page, with the words on the land at its left; on smaller screens above it. Without a map, words alone. */
export function MapHero({ regions, cropTo, above, title, lead, actions, children }: MapHeroProps) {
  const { pin, onInput } = usePin(regions);
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
      <RiverMap regions={regions} cropTo={cropTo} pin={pin} named />
    </div>
  );
}
