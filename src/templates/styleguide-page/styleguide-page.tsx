import { useEffect, useRef, useState } from "react";
import { Helmet } from "react-helmet";
import { useRegions } from "../../hooks/use-site";
import { slugOf } from "../../site/links";
import { regionRules } from "../../site/region-rules";
import { showStates } from "./show-states";
import * as styles from "./styleguide-page.module.scss";
import { useRealPages } from "./use-real-pages";
import { Components } from "./components";
import { FiveThings } from "./five-things";
import { Foundations } from "./foundations";

/** Every component in every state, with what the site's own pages hold. In development only (create-pages/create-pages.ts). */
export default function StyleguidePage() {
  const pages = useRealPages();
  const regions = useRegions();
  const root = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!pages || !root.current) return;
    showStates();
    const headings = root.current.querySelectorAll("[data-block]");
    // The contents are read off the page: no second list to keep.
    setNames([...headings].map(({ textContent }) => textContent ?? ""));
  }, [pages]);
  return (
    <div className={styles["page"]} ref={root}>
      <Helmet>
        <title>Styleguide</title>
        <meta name="robots" content="noindex" />
        <style>{regionRules(regions.map(({ slug }) => slug))}</style>
      </Helmet>
      <h1>Styleguide</h1>
      <nav aria-label="Components">
        <ul className={styles["contents"]}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${slugOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      {pages ? (
        <>
          <FiveThings pages={pages} />
          <Components pages={pages} />
        </>
      ) : (
        <p>Reading the pages of the site …</p>
      )}
    </div>
  );
}
