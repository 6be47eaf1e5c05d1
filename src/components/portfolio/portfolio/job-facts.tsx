import { formatFrom, priceIn } from "@/business/money";
import * as styles from "./portfolio.module.scss";

export type Job = Queries.PortfolioItemFragment;

/** The kind of job, its place and its date. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <p className={`row note ${styles.facts}`}>
      <span>{job.category}</span>
      <span>{job.location}</span>
      <span>{job.completedDate}</span>
    </p>
  );
}

/** How long it took, and the starting price of such a job in its region. */
export function JobHoursAndPrice({ job, region }: { job: Job; region: string | undefined }) {
  return (
    <p className={`row ${styles.figures}`}>
      {job.hours != null && <span>{`${job.hours} ${job.hours === 1 ? "hour" : "hours"}`}</span>}
      <span>{formatFrom(priceIn(job.bookingService.price, region))}</span>
    </p>
  );
}
