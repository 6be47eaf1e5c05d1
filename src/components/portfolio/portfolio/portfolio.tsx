import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { addEntry, changeAddress, entryState, keepInEntry } from "@/components/hooks/history-state";
import { listen } from "@/lib/listen";
import { JobCard } from "./job-card";
import { JobDialog } from "./job-dialog";
import type { Job } from "./job-facts";
import * as styles from "./portfolio.module.scss";

interface PortfolioProps {
  items: readonly Job[];
  /** The newest job with wide pictures, which leads the list of all. */
  lead: ({ slug: string } & Queries.WidePairFragment) | undefined;
  categories: readonly string[];
  /** A job shows the price in its own region. */
  regions: readonly { slug: string; suburbs: readonly { name: string }[] }[];
}

/** Jobs, newest first, by category, each with a dialog and an address (`/portfolio#job`). */
export function Portfolio({ items, lead, categories, regions }: PortfolioProps) {
  const [category, setCategory] = useState<string>();
  const [open, setOpen] = useState<string>();
  const shown = category === undefined ? items : items.filter((item) => item.category === category);

  const regionOf = ({ location: suburb }: Job) =>
    regions.find(({ suburbs }) => suburbs.some(({ name }) => name === suburb))?.slug;

  useEffect(() => {
    // The address says which job is open: a shared link opens it, Back closes it and Forward opens
    // it again.
    const followAddress = () => {
      const wanted = items.find(({ slug }) => location.hash === `#${slug}`);
      const chosen = categories.find((each) => each === entryState().category);
      setOpen(wanted?.slug);
      setCategory(!wanted || wanted.category === chosen ? chosen : undefined);
    };
    followAddress();
    return listen(window, { hashchange: followAddress, popstate: followAddress });
  }, [items, categories]);

  /** The history entry stores the filter, for Back and a reload. */
  const filter = (chosen: string | undefined) => {
    keepInEntry({ category: chosen });
    setCategory(chosen);
  };
  /** Opening adds an entry to the history; closing removes it. */
  const showJob = (slug: string) => {
    addEntry(`#${slug}`, { isOpenedHere: true });
    setOpen(slug);
  };
  const close = (slug: string) => {
    if (entryState().isOpenedHere) history.back();
    else changeAddress(location.pathname + location.search);
    // Moves the focus to the last job shown; after a reload the browser doesn't know what opened
    // the dialog.
    document.querySelector<HTMLElement>(`[id="${slug}"] a`)?.focus();
    setOpen(undefined);
  };

  return (
    <>
      <Filters categories={categories} chosen={category} onChoose={filter} />
      <p className="visually-hidden" role="status">
        {`${shown.length} ${shown.length === 1 ? "job" : "jobs"}`}
      </p>
      {shown.length === 0 && (
        <p className={styles.jobs}>No jobs in this category yet. Have a look at the others.</p>
      )}
      <ul className={`${styles.jobs} ${styles.grid}`}>
        {shown.map((each) => (
          <JobCard
            key={each.slug}
            job={each}
            wide={category === undefined && each.slug === lead?.slug ? lead : undefined}
            region={regionOf(each)}
            onOpen={() => showJob(each.slug)}
          />
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

interface FiltersProps extends Pick<PortfolioProps, "categories"> {
  /** The category that is shown; undefined for all jobs. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** A button for all jobs and one for each category. */
function Filters({ categories, chosen, onChoose }: FiltersProps) {
  return (
    <div
      className={`scripted-only screen-only ${styles.filters}`}
      role="group"
      aria-label="Show jobs of"
    >
      {[undefined, ...categories].map((each) => (
        <button
          key={each ?? "All"}
          type="button"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {each ?? "All"}
        </button>
      ))}
    </div>
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
        shown
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
    gallery {
      name
      ...Picture
    }
  }
`;
