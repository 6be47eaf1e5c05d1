import { listContactFields } from "../../business/contact-fields";
import { hoursLines } from "../../business/opening-hours";
import { mailLink, telephoneLink } from "../../site/links";
import { paths } from "../../site/paths";
import { useBusiness } from "../../hooks/use-site";
import { RequestMarkup } from "../request-form/request-markup";
import { TalkLinks } from "../talk-links/talk-links";
import type { ContactFormProps } from "./contact-form";
import * as styles from "./contact-form.module.scss";

/** The elements of the contact form and the contact card. */
export function ContactMarkup({ forms }: ContactFormProps) {
  const { email, hours, phone, replyHours, serviceArea } = useBusiness();
  const mail = <a href={mailLink(email, { subject: "Inquiry from website" })}>{email}</a>;
  return (
    <div className={styles["layout"]}>
      <div>
        <p className={styles["reply"]}>
          We reply within {replyHours.from}–{replyHours.to} hours in business hours.
        </p>
        <RequestMarkup
          id="contact"
          fields={listContactFields()}
          forms={forms}
          action={forms.contactAction}
          next={paths.contactThanks}
          subject="Message from the website"
          button="Send message"
        />
      </div>
      <aside className={styles["aside"]}>
        <div className={styles["urgent"]}>
          <h2>Is it urgent?</h2>
          <p>A call or a text reaches us first. You can also write to {mail}.</p>
          <TalkLinks />
        </div>
        <div>
          <h2>Contact details</h2>
          <dl className={styles["details"]}>
            <dt>Service area</dt>
            <dd>{serviceArea}</dd>
            <dt>Phone</dt>
            {[phone.mobile, phone.landline].map(
              (number) =>
                number && (
                  <dd key={number}>
                    <a href={telephoneLink(number)}>{number}</a>
                  </dd>
                ),
            )}
            <dt>E-mail</dt>
            <dd>{mail}</dd>
            <dt>Operating hours</dt>
            {hoursLines(hours).map((line) => (
              <dd key={line.days}>
                {line.days}: {line.hours}
              </dd>
            ))}
          </dl>
        </div>
      </aside>
    </div>
  );
}
