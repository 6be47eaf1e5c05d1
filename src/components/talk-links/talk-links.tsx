import { takesTexts } from "../../business/australian-phone";
import { telephoneLink, textMessageLink } from "../../site/links";
import { ButtonAnchor } from "../button/button";
import { useBusiness } from "../site/use-site";
import * as styles from "./talk-links.module.scss";

/** Links to call and text, for people who would rather not write. */
export function TalkLinks() {
  const { mobile } = useBusiness().phone;
  return (
    <div className={styles.links}>
      <ButtonAnchor variant="secondary" icon="phone" href={telephoneLink(mobile)}>
        Call {mobile}
      </ButtonAnchor>
      {takesTexts(mobile) && (
        <ButtonAnchor variant="secondary" icon="message" href={textMessageLink(mobile)}>
          Text us
        </ButtonAnchor>
      )}
    </div>
  );
}
