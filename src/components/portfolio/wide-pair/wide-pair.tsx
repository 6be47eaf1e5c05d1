import { graphql } from "gatsby";
import { BeforeAfter } from "@/components/ui/before-after/before-after";

interface WidePairProps {
  job: Queries.WidePairFragment;
  className: string | undefined;
}

/** A job before and after, across the whole page; nothing for a job without such a pair. */
export function WidePair({ job, className }: WidePairProps) {
  if (!job.wideBefore) return null;
  return (
    <BeforeAfter
      before={job.wideBefore}
      after={job.wideAfter}
      label={job.title}
      sizes="100vw"
      variant="band"
      className={className}
    />
  );
}

// Phones load two of them together.
export const widePairFragment = graphql`
  fragment WidePicture on Picture {
    alt
    desktop {
      ...DesktopCrop
    }
    mobile(maxWidth: 600) {
      ...MobileCrop
    }
  }
  fragment WidePair on PortfolioItem {
    title
    wideBefore {
      ...WidePicture
    }
    wideAfter {
      ...WidePicture
    }
  }
`;
