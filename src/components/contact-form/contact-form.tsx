import { contactFields, contactSent } from "../../business/contact-fields";
import { hoursLines } from "../../business/opening-hours";
import { useBusiness } from "../../hooks/use-site";
import { mailLink, telephoneLink } from "../../site/links";
import { paths } from "../../site/paths";
import { FormField } from "../form-field/form-field";
import { FieldGroup, RequestForm } from "../request-form/request-form";
import { useRequestForm } from "../request-form/use-request-form";
import { TalkLinks } from "../talk-links/talk-links";
import * as styles from "./contact-form.module.scss";

interface ContactFormProps {
  forms: Queries.FormsFragment & { contactAction: string };
}

/** The message form, and beside it every other way to reach the business. */
export function ContactForm({ forms }: ContactFormProps) {
  const { replyHours } = useBusiness();
  const request = useRequestForm({ id: "contact", fields: contactFields, sent: contactSent });
  const { failure } = request;
  return (
    <div className={styles["layout"]}>
      <div>
        <p className={styles["reply"]}>
          {`We reply within ${replyHours.from}–${replyHours.to} hours in business hours.`}
        </p>
        <RequestForm
          request={request}
          fields={contactFields}
          forms={forms}
          action={forms.contactAction}
          next={paths.contactThanks}
          subject="Message from the website"
          button="Send message"
        >
          <FieldGroup>
            {contactFields.map((field) => (
              <FormField
                key={field.name}
                form="contact"
                field={field}
                error={failure?.name === field.name ? failure.text : undefined}
              />
            ))}
          </FieldGroup>
        </RequestForm>
      </div>
      <ContactCard />
    </div>
  );
}

function ContactCard() {
  const { email, hours, phone, serviceArea } = useBusiness();
  const mail = <a href={mailLink(email, { subject: "Inquiry from website" })}>{email}</a>;
  return (
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
            <dd key={line.days}>{`${line.days}: ${line.hours}`}</dd>
          ))}
        </dl>
      </div>
    </aside>
  );
}
