import { useEffect, useRef } from "react";
import { BookNow } from "@/components/forms/book-now/book-now";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { Button } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/ui/picture/picture";
import { largeFrom } from "@/pictures/picture-sets";
import { type Job, JobFacts, JobHoursAndPrice } from "./job-facts";
import * as styles from "./portfolio.module.scss";

/** Width of a picture in the dialog. */
const dialogSizes = `(min-width: 1200px) 692px, (min-width: ${largeFrom}px) 60vw, 100vw`;

interface JobDialogProps {
  /** The jobs that can be stepped through. */
  jobs: readonly Job[];
  /** Slug of the job that is shown; undefined while the dialog is closed. */
  open: string | undefined;
  /** Slug of the region whose prices apply to a job. */
  regionOf: (job: Job) => string | undefined;
  /** Called with the slug of the job to show next. */
  onStep: (slug: string) => void;
  /** Called with the slug of the job that was shown last. */
  onClose: (slug: string) => void;
}

/** A finished job with its pictures and its text, and the way to the jobs before and after it. */
export function JobDialog({ jobs, open, regionOf, onStep, onClose }: JobDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = jobs.findIndex(({ slug }) => slug === open);
  const job = jobs[place];

  useEffect(() => {
    const { current } = dialog;
    if (open === undefined) current?.close();
    else if (!current?.open) current?.showModal();
  }, [open]);

  const step = (by: number) => {
    const target = jobs[place + by];
    if (target) onStep(target.slug);
  };

  return (
    <dialog
      ref={dialog}
      className={`dark ${styles.dialog}`}
      aria-label={job?.title}
      onClose={() => {
        // The close event may arrive late, when Forward has already opened the dialog again.
        if (open !== undefined && !dialog.current?.open) onClose(open);
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {/* The first control gets the focus; for one further down, the dialog would scroll. */}
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {job && (
        <div className={styles.job}>
          <div key={job.slug} className={styles.shown}>
            <JobPictures job={job} />
          </div>
          <div className={styles.story}>
            <JobStory job={job} region={regionOf(job)} />
            <div className={styles.steps}>
              <Button variant="quiet" disabled={place === 0} onClick={() => step(-1)}>
                Previous
              </Button>
              <span>{`${place + 1} of ${jobs.length}`}</span>
              <Button variant="quiet" disabled={place === jobs.length - 1} onClick={() => step(1)}>
                Next
              </Button>
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}

function JobPictures({ job: { before, after, title } }: { job: Job }) {
  if (!before) return <Picture picture={after} sizes={dialogSizes} className={styles.single} />;
  return <BeforeAfter before={before} after={after} label={title} sizes={dialogSizes} />;
}

/** What was done, a button that books it, and what else was photographed. */
function JobStory({ job, region }: { job: Job; region: string | undefined }) {
  return (
    <>
      <JobFacts job={job} />
      <h2 className="h3">{job.title}</h2>
      {job.problem && <p>{job.problem}</p>}
      <JobHoursAndPrice job={job} region={region} />
      <BookNow service={job.bookingService.slug} label="Book this service" />
      <div dangerouslySetInnerHTML={{ __html: job.html }} />
      {job.gallery.map((picture) => (
        <Picture
          key={picture.name}
          picture={picture}
          sizes={`(min-width: ${largeFrom}px) 420px, 100vw`}
          className={styles.single}
        />
      ))}
    </>
  );
}
