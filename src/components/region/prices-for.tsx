import { useRef } from "react";
import { useRegions } from "../../hooks/use-site";
import * as styles from "./prices-for.module.scss";
import { setRegion, useRegion } from "./use-region";

/** "Prices for Brisbane · change": whose prices the page shows. Stands wherever starting prices do, but on the pages of regions. */
export function PricesFor() {
  const regions = useRegions();
  const details = useRef<HTMLDetailsElement>(null);
  const region = useRegion() ?? regions[0]?.slug;
  const choose = (slug: string) => {
    setRegion(slug);
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <div className={styles["line"]}>
      <details ref={details} className={styles["scripted"]}>
        <summary>
          {"Prices for "}
          {regions.map(({ slug, inSentence }) => (
            <strong key={slug} data-in={slug}>
              {inSentence}
            </strong>
          ))}
          <span className={styles["change"]}>change</span>
        </summary>
        <div role="group" aria-label="Region for prices" className={styles["regions"]}>
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
      <p className={styles["unscripted"]}>
        {`Prices for ${regions[0]?.inSentence}. Those elsewhere stand on the pages of `}
        {regions.slice(1).map(({ slug, path, inSentence }, index, others) => (
          <span key={slug}>
            <a href={path}>{inSentence}</a>
            {index < others.length - 2 ? ", " : index < others.length - 1 ? " and " : "."}
          </span>
        ))}
      </p>
    </div>
  );
}
