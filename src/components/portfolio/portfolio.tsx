import { graphql } from "gatsby";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatFrom, priceIn } from "../../business/money";
import { largeFrom } from "../../pictures/picture-sets";
import { paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { Picture } from "../picture/picture";
import { Wipe } from "../wipe/wipe";
import * as styles from "./portfolio.module.scss";

type Item = Queries.PortfolioItemFragment;

/** Width of a picture in the list. On phones many load at once, so each is less sharp than it could be. */
const cardSizes = { sizes: "(min-width: 1280px) 590px, 46vw", mobileSizes: "36vw" };

/** Width of a picture in the dialog. */
const dialogSizes = `(min-width: 1200px) 692px, (min-width: ${largeFrom}px) 60vw, 100vw`;

const historyState = () => (history.state ?? {}) as { category?: string; isOpenedHere?: boolean };

interface PortfolioProps {
  items: readonly Item[];
  categories: readonly string[];
  /** A job shows the price in its own region. */
  regions: readonly { slug: string; suburbs: readonly { name: string }[] }[];
}

/** Jobs, newest first, by category, each with a dialog and a link of its own (`/portfolio#job`). */
export function Portfolio({ items, categories, regions }: PortfolioProps) {
  const [category, setCategory] = useState<string>();
  const [open, setOpen] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const shown = category === undefined ? items : items.filter((item) => item.category === category);
  const place = shown.findIndex(({ slug }) => slug === open);
  const item = shown[place];

  const regionOfJob = ({ location: suburb }: Item) =>
    regions.find(({ suburbs }) => suburbs.some(({ name }) => name === suburb))?.slug;

  useEffect(() => {
    // The address says which job is open: a shared link opens it, Back closes it and Forward opens it again.
    const follow = () => {
      const wanted = items.find(({ slug }) => location.hash === `#${slug}`);
      const chosen = categories.find((each) => each === historyState().category);
      setOpen(wanted?.slug);
      setCategory(!wanted || wanted.category === chosen ? chosen : undefined);
    };
    follow();
    for (const type of ["hashchange", "popstate"]) addEventListener(type, follow);
    return () => {
      for (const type of ["hashchange", "popstate"]) removeEventListener(type, follow);
    };
  }, [items, categories]);

  useEffect(() => {
    const { current } = dialog;
    if (open === undefined) current?.close();
    else if (!current?.open) current?.showModal();
  }, [open]);

  /** The entry of the history stores the filter, for Back and a reload. */
  const filter = (chosen: string | undefined) => {
    history.replaceState({ ...history.state, category: chosen }, "");
    setCategory(chosen);
  };
  /** Opening adds an entry to the history; closing removes it. */
  const show = (slug: string) => {
    history.pushState({ ...history.state, isOpenedHere: true }, "", `#${slug}`);
    setOpen(slug);
  };
  const close = () => {
    // The event of an earlier closing may come when Forward has opened the dialog again.
    if (open === undefined || dialog.current?.open) return;
    if (historyState().isOpenedHere) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    // Moves the focus to the last job shown; after a reload the browser doesn't know what opened the dialog.
    document.querySelector<HTMLElement>(`[id="${open}"] a`)?.focus();
    setOpen(undefined);
  };
  const step = (by: number) => {
    const job = shown[place + by];
    if (!job) return;
    // A button that is about to be disabled passes the focus to the other one.
    const isEnd = shown[place + 2 * by] === undefined;
    const [pressed, other] = by < 0 ? [previous, next] : [next, previous];
    if (isEnd && document.activeElement === pressed.current) other.current?.focus();
    history.replaceState(history.state, "", `#${job.slug}`);
    setOpen(job.slug);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On the slider the arrows move the slider.
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
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
        <p className={`${styles.jobs} ${styles.empty}`}>
          No jobs in this category yet. The other categories show our work meanwhile.
        </p>
      )}
      <ul className={`${styles.jobs} ${styles.grid}`}>
        {shown.map((each) => (
          <li key={each.slug} id={each.slug} className={styles.card}>
            <div className={styles.strip}>
              {each.before ? (
                <Wipe before={each.before} after={each.after} {...cardSizes} look="band" />
              ) : (
                <Picture picture={each.after} {...cardSizes} alt="" />
              )}
            </div>
            <Facts item={each} />
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
            <Figures item={each} region={regionOfJob(each)} />
            <p className={styles.summary}>{each.description}</p>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={item?.title}
        onClose={close}
        onKeyDown={onKeyDown}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {/* First, because it gets the focus, and the dialog would scroll to it further down. */}
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        {item && (
          <div className={styles.job}>
            <div key={item.slug} className={styles.shown}>
              {item.before ? (
                <Wipe
                  before={item.before}
                  after={item.after}
                  label={item.title}
                  sizes={dialogSizes}
                  mobileSizes="100vw"
                />
              ) : (
                <Picture picture={item.after} sizes={dialogSizes} className={styles.single} />
              )}
            </div>
            <div className={styles.story}>
              <Facts item={item} />
              <h2>{item.title}</h2>
              {item.problem && <p>{item.problem}</p>}
              <Figures item={item} region={regionOfJob(item)} />
              <ButtonLink
                to={paths.booking}
                state={{ service: item.bookingService.slug }}
                icon="calendar"
              >
                Book this service
              </ButtonLink>
              <div dangerouslySetInnerHTML={{ __html: item.html }} />
              <div className={styles.steps}>
                <button
                  ref={previous}
                  type="button"
                  disabled={place === 0}
                  onClick={() => step(-1)}
                >
                  <Icon name="back" />
                  Previous
                </button>
                <span>{`${place + 1} of ${shown.length}`}</span>
                <button
                  ref={next}
                  type="button"
                  disabled={place === shown.length - 1}
                  onClick={() => step(1)}
                >
                  Next
                  <Icon name="arrow" />
                </button>
              </div>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}

/** The kind of job, its place and its date. */
function Facts({ item }: { item: Item }) {
  return (
    <p className={styles.facts}>
      <span>{item.category}</span>
      <span>{item.location}</span>
      <span>{item.completedDate}</span>
    </p>
  );
}

/** How long it took, and the starting price of such a job in its region. */
function Figures({ item, region }: { item: Item; region: string | undefined }) {
  return (
    <p className={styles.figures}>
      {item.hours != null && <span>{`${item.hours} ${item.hours === 1 ? "hour" : "hours"}`}</span>}
      <span>{formatFrom(priceIn(item.bookingService.price, region))}</span>
    </p>
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
        from
        regional {
          from
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
