import type { ReactNode } from "react";
import { useOwner } from "@/components/hooks/use-site";
import { ButtonLink } from "@/components/ui/button/button";
import { Picture } from "@/components/ui/picture/picture";
import { paths } from "@/site/paths";
import * as styles from "./call-to-action-banner.module.scss";

interface CallToActionBannerProps {
  title: string | null | undefined;
  children: ReactNode;
  /** Shown beside the words, and on smaller screens above them. */
  picture: Queries.PictureFragment | null;
}

/** The end of the home page: one sentence and the next step, on the dark ground. */
export function CallToActionBanner({ title, children, picture }: CallToActionBannerProps) {
  const owner = useOwner();
  return (
    <section className={styles.band}>
      {picture && <Picture picture={picture} sizes="800px" className={styles.picture} />}
      <div className={styles.column}>
        <div className={styles.words}>
          {title && <h2>{title}</h2>}
          <p>{children}</p>
          {owner && <small>{owner}</small>}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={paths.booking} icon="calendar">
            Book Now
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
