import type { ReactNode } from "react";
import { hoursLines, replyTime } from "@/business/opening-hours";
import { LegalLinks } from "@/components/forms/legal-links/legal-links";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { RequestForm } from "@/components/forms/request-form/request-form";
import { useRequest } from "@/components/forms/request-form/use-request";
import type { VisitedLocation } from "@/components/hooks/is-followed";
import { useBusiness } from "@/components/hooks/use-site";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { unbroken } from "@/lib/unbroken";
import { readQuery } from "@/requests/booking-query";
import { contactForm } from "@/requests/contact-questions";
import { inquiryLink, telephoneLink } from "@/site/links";
import * as styles from "./contact-form.module.scss";

interface ContactFormProps {
  /** The visitor's address. A suburb in its query is the subject of their question. */
  location: VisitedLocation;
  forms: Queries.FormsFragment & { contactAction: string };
}

/** The message form, beside every other way to reach the business. */
export function ContactForm({ location, forms }: ContactFormProps) {
  const { email, phone, replyHours } = useBusiness();
  const emailLink = (
    <a href={inquiryLink(email)} translate="no">
      {email}
    </a>
  );
  const [suburb] = readQuery(location.search, {})["suburb"] ?? [];
  const request = useRequest(contactForm, {
    location,
    linked: suburb ? { message: [`Do you come to ${suburb}?`] } : {},
  });
  const photos = (
    <>
      <PhotoField
        form="contact"
        maxMegabytes={forms.photosMb}
        isReady={request.isReady}
        text="Photos for my question"
      />
      <p className="note">
        We use your details only to answer you. <LegalLinks />
      </p>
    </>
  );
  return (
    <div className={`column ${styles.layout}`}>
      <div className={`card ${styles.urgent}`}>
        <h2 className="h3">Is it urgent?</h2>
        <p>
          {`A call${phone.canReceiveSms ? " or a text" : ""} is quickest. You can also write to `}
          {emailLink}.
        </p>
        <ContactLinks />
      </div>
      <div className={styles.form}>
        <p className={styles.reply}>{unbroken(`We reply ${replyTime(replyHours)}.`)}</p>
        <RequestForm
          request={request}
          forms={forms}
          action={forms.contactAction}
          additions={{ message: { below: photos } }}
        />
      </div>
      <ContactCard emailLink={emailLink} />
    </div>
  );
}

function ContactCard({ emailLink }: { emailLink: ReactNode }) {
  const { phone, serviceArea, hours } = useBusiness();
  return (
    <aside className={styles.card}>
      <h2 className="h3">Contact details</h2>
      <dl className={styles.details}>
        <dt>Service area</dt>
        <dd>{serviceArea}</dd>
        <dt>Phone</dt>
        {[...new Set([phone.main, phone.landline])].map(
          (number) =>
            number && (
              <dd key={number}>
                <a href={telephoneLink(number)}>{number}</a>
              </dd>
            ),
        )}
        <dt>Email</dt>
        <dd>{emailLink}</dd>
        <dt>Operating hours</dt>
        {hoursLines(hours).map((line) => (
          <dd key={line.days}>{`${line.days}: ${line.hours}`}</dd>
        ))}
      </dl>
    </aside>
  );
}
