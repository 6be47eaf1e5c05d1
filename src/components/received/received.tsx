import { type ReactNode, useEffect } from "react";
import { paths } from "../../domain/paths";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import { type FormId, writeDraft } from "../request-form/draft-storage";
import { TalkLinks } from "../talk-links/talk-links";
import { TextHero } from "../text-hero/text-hero";
import * as styles from "./received.module.scss";

interface ReceivedProps {
  /** The form that was sent; its draft has done its work. */
  form: FormId;
  title: string;
  lead: string;
  /** What happens next. */
  children: ReactNode;
}

/** The page after a form. */
export function Received({ form, title, lead, children }: ReceivedProps) {
  useEffect(() => writeDraft(form), [form]);
  return (
    <div className={styles["received"]}>
      <TextHero title={title} lead={lead} above={<Icon name="check" className={styles["sign"]} />}>
        <div className={styles["home"]}>
          <ButtonLink to={paths.home}>Back to home</ButtonLink>
        </div>
      </TextHero>
      <div className={styles["next"]}>
        <div>
          <h2>What happens next</h2>
          {children}
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
