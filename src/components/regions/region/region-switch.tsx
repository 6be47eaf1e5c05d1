import { Link } from "gatsby";
import { useRef } from "react";
import { useRegions } from "@/components/hooks/use-site";
import { setRegion, useRegion } from "./use-region";
import * as styles from "./region-switch.module.scss";

/** "Brisbane prices · change area": the region whose prices the page shows. */
export function RegionSwitch() {
  const regions = useRegions();
  const details = useRef<HTMLDetailsElement>(null);
  const region = useRegion() ?? regions[0]?.slug;
  const choose = (slug: string) => {
    setRegion(slug);
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  if (regions.length < 2) return null;
  return (
    <div className={`note ${styles.line}`}>
      <details ref={details} className="scripted-only">
        <summary>
          {regions.map(({ slug, longName }) => (
            <strong key={slug} data-in={slug}>
              {`${longName} prices`}
            </strong>
          ))}
          <span aria-hidden="true">·</span>
          <span className={styles.change}>change area</span>
        </summary>
        <div
          role="group"
          aria-label="Region for prices"
          className={`screen-only ${styles.regions}`}
        >
          {regions.map(({ slug, longName }) => (
            <button
              key={slug}
              type="button"
              aria-pressed={slug === region}
              onClick={() => choose(slug)}
            >
              {longName}
            </button>
          ))}
        </div>
      </details>
      <p className={`unscripted-only ${styles.elsewhere}`}>
        {`Prices for ${regions[0]?.inSentence}. For other areas see `}
        {regions.slice(1).map(({ slug, path, inSentence }, index, others) => (
          <span key={slug}>
            <Link to={path}>{inSentence}</Link>
            {index < others.length - 2 ? ", " : index < others.length - 1 ? " and " : "."}
          </span>
        ))}
      </p>
    </div>
  );
}
