import type { ReactNode } from "react";
import { BeforeAfter } from "@/components/ui/before-after/before-after";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Picture } from "@/components/ui/picture/picture";
import * as styles from "./picture-head.module.scss";

/** Width of the picture beside the words. */
const sizes = "1100px";

const className = `screen-only ${styles.picture}`;

interface PictureHeadProps {
  picture: Queries.PictureFragment;
  /** The same picture before the work, if there is one. */
  before: Queries.PictureFragment | null | undefined;
  title: string;
  lead: ReactNode;
  /** A line above the heading, such as a breadcrumb or a link back. */
  above: ReactNode;
  /** Facts, prices and buttons below the lead. */
  children: ReactNode;
}

/** The head of a page on the dark ground, beside a picture; on smaller screens below it. */
export function PictureHead({ picture, before, title, lead, above, children }: PictureHeadProps) {
  return (
    <div className={`dark ${styles.head}`}>
      {before ? (
        <BeforeAfter
          before={before}
          after={picture}
          sizes={sizes}
          label={title}
          priority="high"
          variant="band"
          className={className}
        />
      ) : (
        <Picture picture={picture} sizes={sizes} priority="high" className={className} />
      )}
      <PageHead {...{ title, lead, above }}>{children}</PageHead>
    </div>
  );
}
