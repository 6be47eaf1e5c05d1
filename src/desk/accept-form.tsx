import type { ReactNode } from "react";
import { formatDollars } from "@/business/money";
import { LegalLinks } from "@/components/forms/legal-links/legal-links";
import { HiddenField } from "@/components/forms/request-form/hidden-field";
import { RequestForm } from "@/components/forms/request-form/request-form";
import { useRequest } from "@/components/forms/request-form/use-request";
import { useBusiness } from "@/components/hooks/use-site";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { bookingLink, deskLinkName } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { acceptForm } from "./accept-questions";
import { formatVisit } from "./format-visit";
import * as styles from "./quote.module.scss";

interface AcceptFormProps {
  /** The settings of the form provider, with the address that takes an acceptance. */
  forms: Queries.FormsFragment & { quoteAction: string };
  /** Empty in the built page, where hosts that receive forms read the questions' names. */
  booking?: Answers;
  /** `YYYY-MM-DD` */
  today?: string;
  isHidden?: boolean;
  /** Above the form, while the quote can be accepted. */
  children?: ReactNode;
}

/** A quote's own link fills in no answers. */
const noLink = { source: "", answersFor: () => ({ answers: {}, linked: [] }) };

/** In place of the form once its acceptance has arrived. */
export function Accepted({ date }: { date: string }) {
  return (
    <div role="status">
      <h2>You have accepted this quote</h2>
      <p>{`We come on ${date}.`}</p>
      <ContactLinks />
    </div>
  );
}

/** Sends the quote back, with street and access, the way a booking is sent. */
export function AcceptForm(props: AcceptFormProps) {
  const { forms, booking = [], today = "", isHidden, children } = props;
  const { siteAddress } = useBusiness();
  const answer = (name: string) => answerOf(booking, name);
  const request = useRequest({ ...acceptForm, reference: answer("reference") }, noLink);
  const price = answer("price") && formatDollars(Number(answer("price")));
  const date = formatVisit(booking, today);
  const note = (
    <>
      <p className="note">
        We get your answers with the price and the time. <LegalLinks />
      </p>
      <p className="note">Nothing is charged online.</p>
      <HiddenField name={deskLinkName} value={undefined} />
    </>
  );
  if (request.state === "received") return <Accepted date={date} />;
  return (
    <div className="stack screen-only" hidden={isHidden}>
      {children}
      <RequestForm
        request={request}
        forms={forms}
        action={forms.quoteAction}
        additions={{
          full_name: { value: answer("full_name") },
          phone: { value: answer("phone") },
          service: { value: answer("service") },
          suburb: { value: answer("suburb") },
          price: { value: price },
          date: { value: date },
          utilities: { below: note },
        }}
        onSend={(formData, answers) => {
          const asked = answers.filter(([name]) =>
            ["street", "access", "utilities"].includes(name),
          );
          formData.set(deskLinkName, bookingLink("desk", siteAddress, [...booking, ...asked]));
        }}
        button={
          <span>
            {`Accept ${price}, `}
            <span className={styles.visit}>{date}</span>
          </span>
        }
      />
    </div>
  );
}
