import { useEffect, useRef } from "react";
import { formatDollars } from "@/business/money";
import { FormField } from "@/components/forms/form-field/form-field";
import { LegalLinks } from "@/components/forms/legal-links/legal-links";
import { HiddenField } from "@/components/forms/request-form/hidden-field";
import { hostAttributes, ProviderFields } from "@/components/forms/request-form/provider-fields";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { listen } from "@/lib/listen";
import { acceptQuestions } from "@/requests/accept-questions";
import { bookingLink, deskLinkName } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { quoteAccepted } from "@/site/paths";
import { formatVisit } from "./format-visit";
import { noteAccepted } from "./noted-quotes";
import * as styles from "./quote.module.scss";
import * as request from "@/components/forms/request-form/request-form.module.scss";

/** How the email with an acceptance begins. */
const subject = "Quote accepted";

interface AcceptFormProps {
  /** The settings of the form provider, with the address that takes an acceptance. */
  forms: Queries.FormsFragment & { quoteAction: string };
  /** Undefined in the built page, where hosts that receive forms read the names of the fields. */
  quote: Answers | undefined;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Sends the quote back, with street and access. The browser checks and sends it. */
export function AcceptForm({ forms, quote = [], today }: AcceptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { siteAddress } = useBusiness();
  const answerTo = (name: string) => answerOf(quote, name);
  const price = answerTo("price") && formatDollars(Number(answerTo("price")));
  const date = formatVisit(quote, today);
  const sent = {
    reference: answerTo("reference"),
    full_name: answerTo("full_name"),
    phone: answerTo("phone"),
    service: answerTo("service"),
    suburb: answerTo("suburb"),
    price,
    date,
  };
  useEffect(() => {
    if (!form.current || quote.length === 0) return;
    return listen(form.current, {
      submit: () => noteAccepted(quote, new Date()),
      formdata: ({ formData }) => {
        const asked = acceptQuestions.map(({ name }) => [name, String(formData.get(name) ?? "")]);
        const { service, suburb, reference } = sent;
        // A password manager may have filled it in, and then the provider would drop the request.
        formData.set(forms.honeypotField, "");
        if (forms.subjectField)
          formData.set(forms.subjectField, `${subject}: ${service}, ${suburb}, ${reference}`);
        formData.set(
          deskLinkName,
          bookingLink("desk", siteAddress, [...quote, ...(asked as unknown as Answers)]),
        );
      },
    });
  });
  return (
    <form
      ref={form}
      id="quote"
      name="quote"
      className={`card screen-only ${request.form}`}
      action={forms.quoteAction}
      method="post"
      encType={forms.photosMb > 0 ? "multipart/form-data" : undefined}
      hidden={quote.length === 0}
      {...hostAttributes(forms, forms.quoteAction)}
    >
      <ProviderFields
        definition={{ id: "quote", next: quoteAccepted, plainSubject: subject }}
        forms={forms}
        action={forms.quoteAction}
        isScripted
      />
      {Object.entries(sent).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <p className="note">Required fields are marked with an asterisk (*).</p>
      <div className={request.fields}>
        {acceptQuestions.map((question) => (
          <FormField key={question.name} form="quote" question={question} />
        ))}
        <p className="note">
          We get your answers with the price and the time. <LegalLinks />
        </p>
        <p className="note">Nothing is charged online.</p>
      </div>
      <HiddenField name={deskLinkName} value={undefined} />
      <div className={request.end}>
        <Button type="submit" wide>
          <span>
            {`Accept ${price}, `}
            <span className={styles.visit}>{date}</span>
          </span>
        </Button>
      </div>
    </form>
  );
}
