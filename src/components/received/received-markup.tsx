import { paths } from "../../site/paths";
import { useBusiness } from "../../hooks/use-site";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { NextSteps } from "../next-steps/next-steps";
import { TalkLinks } from "../talk-links/talk-links";
import { TextHero } from "../text-hero/text-hero";
import type { ReceivedProps } from "./received";
import * as styles from "./received.module.scss";

function Sign() {
  return (
    <span className={styles["sign"]}>
      <Icon name="check" />
    </span>
  );
}

/** The elements of the page after a form. */
export function ReceivedMarkup({ form, words }: ReceivedProps) {
  const { replyHours } = useBusiness();
  return (
    <div className={styles["received"]}>
      <TextHero title={words.heading} lead={words.lead} above={<Sign />}>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
      </TextHero>
      <div className={styles["next"]}>
        <div>
          <h2>What happens next</h2>
          {form === "booking" ? (
            <NextSteps />
          ) : (
            <p>
              We read your message and reply within {replyHours.from}–{replyHours.to} business
              hours, to the e-mail address you gave. If nothing comes, have a look in your junk
              mail.
            </p>
          )}
        </div>
        <div>
          <h2>Something to add?</h2>
          <p>Call or text us and say which car it is about.</p>
          <TalkLinks />
        </div>
      </div>
    </div>
  );
}
