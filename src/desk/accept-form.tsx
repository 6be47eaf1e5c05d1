import { formatDollars } from "@/business/money";
import { FormNote } from "@/components/forms/form-note/form-note";
import { RequestForm } from "@/components/forms/request-form/request-form";
import { useRequest } from "@/components/forms/request-form/use-request";
import { LegalLinks } from "@/components/layout/legal-links/legal-links";
import { remember } from "@/lib/tab-storage";
import { answerOf, type Answers, type FormDefinition } from "@/requests/question";
import { paths } from "@/site/paths";
import { acceptQuestions } from "./accept-questions";
import { formatVisit } from "./visit";
import * as styles from "./quote.module.scss";

/** The settings of the form provider, with the address that takes an acceptance. */
export type QuoteForms = Queries.FormsFragment & { quoteAction: string };

interface AcceptFormProps {
  forms: QuoteForms;
  /** The fragment of the quote, which is restored when the visitor comes back from the form provider. */
  fragment?: string;
  /** Empty in the page as it was built, where hosts that receive forms read the names of the questions. */
  booking?: Answers;
  /** `YYYY-MM-DD` */
  today?: string;
  isHidden: boolean;
}

/** The end of a quote's fragment, which another price or time for the same booking changes. */
export const quoteId = (fragment: string) => fragment.split("=").pop() ?? "";

/** The name under which this tab keeps what was typed about a quote. */
export const quoteKey = (fragment: string) => `quote-${quoteId(fragment)}`;

const acceptForm: FormDefinition = {
  id: "quote",
  questions: acceptQuestions,
  button: "Accept",
  next: paths.quoteAccepted,
  subject: (answers, reference) =>
    `Quote accepted: ${answerOf(answers, "service")}, ${answerOf(answers, "suburb")}, ${reference}`,
  plainSubject: "Quote accepted",
};

/** A quote's own link fills in no answers. */
const noLink = { source: "", answersFor: () => ({}) };

/** Sends reference, price and date, with street and access, the way a booking is sent. */
export function AcceptForm(props: AcceptFormProps) {
  const { forms, fragment = "", booking = [], today = "", isHidden } = props;
  const answer = (name: string) => answerOf(booking, name);
  const definition = { ...acceptForm, key: quoteKey(fragment), reference: answer("reference") };
  const request = useRequest(definition, noLink);
  const price = answer("price") && formatDollars(Number(answer("price")));
  const date = formatVisit(booking, today);
  const note = (
    <FormNote>
      We get your answers with the reference, the price and the time. <LegalLinks />
    </FormNote>
  );
  return (
    <div className={styles.form} hidden={isHidden}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.quoteAction}
        additions={{
          full_name: { value: answer("full_name") },
          service: { value: answer("service") },
          suburb: { value: answer("suburb") },
          price: { value: price },
          date: { value: date },
          utilities: { below: note },
        }}
        onSend={() => remember("quote", fragment)}
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
