import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Picture } from "@/components/ui/picture/picture";
import { addressOf } from "@/site/address";
import { jobAt } from "@/site/paths";
import { JobFacts, JobHoursAndPrice } from "./job-facts";
import * as styles from "./portfolio.module.scss";

/**
 * Width of a picture in a card of half the column, and in the lead, which has the whole column. On
 * phones many cards load together, so each may be less sharp.
 */
const cardSizes = { sizes: "(min-width: 1280px) 590px, 46vw", mobileSizes: "62vw" };
const leadSizes = { sizes: "(min-width: 1280px) 1200px, 94vw", mobileSizes: "92vw" };

interface JobCardProps {
  job: Queries.PortfolioItemFragment;
  /** The job's pictures as wide crops, if it leads the list. */
  wide: Queries.WidePairFragment | undefined;
  /** Slug of the region whose prices apply. */
  region: string | undefined;
  onOpen: () => void;
}

/** A job in the list. A press anywhere on it opens the job. */
export function JobCard({ job, wide, region, onOpen }: JobCardProps) {
  const { before, after } = wide
    ? { before: wide.wideBefore, after: wide.wideAfter }
    : { before: job.before, after: job.after };
  const shown = wide ? { ...leadSizes, priority: "high" as const } : cardSizes;
  return (
    <li id={job.slug} className={styles.card} data-lead={wide && ""}>
      <div className={styles.strip}>
        {before ? (
          <BeforeAfter before={before} after={after} {...shown} variant="band" />
        ) : (
          <Picture picture={after} {...shown} alt="" />
        )}
      </div>
      <JobFacts job={job} />
      <h2>
        <a
          className="cover"
          href={addressOf(jobAt(job.slug))}
          onClick={(event) => {
            // The browser handles a press that opens a new tab or window.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {job.title}
        </a>
      </h2>
      <JobHoursAndPrice job={job} region={region} />
      <p className={styles.summary}>{job.description}</p>
    </li>
  );
}
