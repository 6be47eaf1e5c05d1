import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { addEntry, changeAddress, entryState, keepInEntry } from "@/components/hooks/history-state";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Picture } from "@/components/ui/picture/picture";
import { paths } from "@/site/paths";
import { JobDialog } from "./job-dialog";
import { JobFacts, JobHoursAndPrice } from "./job-facts";
import * as styles from "./portfolio.module.scss";

type Job = Queries.PortfolioItemFragment;

/** Width of a picture in the list. On phones many load at once, so each is less sharp than it could be. */
const cardSizes = { sizes: "(min-width: 1280px) 590px, 46vw", mobileSizes: "36vw" };

interface PortfolioProps {
  items: readonly Job[];
  categories: readonly string[];
  /** A job shows the price in its own region. */
  regions: readonly { slug: string; suburbs: readonly { name: string }[] }[];
}

/** Jobs, newest first, by category, each with a dialog and a link of its own (`/portfolio#job`). */
export function Portfolio({ items, categories, regions }: PortfolioProps) {
  const [category, setCategory] = useState<string>();
  const [open, setOpen] = useState<string>();
  const shown = category === undefined ? items : items.filter((item) => item.category === category);

  const regionOf = ({ location: suburb }: Job) =>
    regions.find(({ suburbs }) => suburbs.some(({ name }) => name === suburb))?.slug;

  useEffect(() => {
    // The address says which job is open: a shared link opens it, Back closes it and Forward opens it again.
    const follow = () => {
      const wanted = items.find(({ slug }) => location.hash === `#${slug}`);
      const chosen = categories.find((each) => each === entryState().category);
      setOpen(wanted?.slug);
      setCategory(!wanted || wanted.category === chosen ? chosen : undefined);
    };
    follow();
    for (const type of ["hashchange", "popstate"]) addEventListener(type, follow);
    return () => {
      for (const type of ["hashchange", "popstate"]) removeEventListener(type, follow);
    };
  }, [items, categories]);

  /** The entry of the history stores the filter, for Back and a reload. */
  const filter = (chosen: string | undefined) => {
    keepInEntry({ category: chosen });
    setCategory(chosen);
  };
  /** Opening adds an entry to the history; closing removes it. */
  const show = (slug: string) => {
    addEntry(`#${slug}`, { isOpenedHere: true });
    setOpen(slug);
  };
  const close = (slug: string) => {
    if (entryState().isOpenedHere) history.back();
    else changeAddress(location.pathname + location.search);
    // Moves the focus to the last job shown; after a reload the browser doesn't know what opened the dialog.
    document.querySelector<HTMLElement>(`[id="${slug}"] a`)?.focus();
    setOpen(undefined);
  };

  return (
    <>
      <div className={styles.filters} role="group" aria-label="Show jobs of">
        {[undefined, ...categories].map((each) => (
          <button
            key={each ?? "All"}
            type="button"
            aria-pressed={each === category}
            onClick={() => filter(each)}
          >
            {each ?? "All"}
            <span aria-hidden="true">
              {each ? items.filter((item) => item.category === each).length : items.length}
            </span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {`${shown.length} ${shown.length === 1 ? "job" : "jobs"}`}
      </p>
      {shown.length === 0 && (
        <p className={styles.jobs}>No jobs in this category yet. Have a look at the others.</p>
      )}
      <ul className={`${styles.jobs} ${styles.grid}`}>
        {shown.map((each) => (
          <li key={each.slug} id={each.slug} className={styles.card}>
            <div className={styles.strip}>
              {each.before ? (
                <BeforeAfter
                  before={each.before}
                  after={each.after}
                  {...cardSizes}
                  variant="band"
                />
              ) : (
                <Picture picture={each.after} {...cardSizes} alt="" />
              )}
            </div>
            <JobFacts job={each} />
            <h2>
              <a
                className="cover"
                href={paths.portfolioItem(each.slug)}
                onClick={(event) => {
                  // The browser handles a press that opens a new tab or window.
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  show(each.slug);
                }}
              >
                {each.title}
              </a>
            </h2>
            <JobHoursAndPrice job={each} region={regionOf(each)} />
            <p className={styles.summary}>{each.description}</p>
          </li>
        ))}
      </ul>
      <JobDialog
        jobs={shown}
        open={open}
        regionOf={regionOf}
        onStep={(slug) => {
          changeAddress(`#${slug}`);
          setOpen(slug);
        }}
        onClose={close}
      />
    </>
  );
}

export const portfolioItemFragment = graphql`
  fragment PortfolioItem on PortfolioItem {
    slug
    title
    category
    description
    location
    completedDate
    html
    problem
    hours
    bookingService {
      slug
      price {
        standard
        first
        regional {
          price
          regions
        }
      }
    }
    before {
      ...Picture
    }
    after {
      ...Picture
    }
  }
`;
