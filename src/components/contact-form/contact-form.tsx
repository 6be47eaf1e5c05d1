import { contactRules, contactSent } from "../../business/contact-checks";
import { enhanceForm } from "../request-form/enhance-form";
import { StaticMarkup } from "../static-markup/static-markup";
import { ContactMarkup } from "./contact-markup";

export interface ContactFormProps {
  forms: Queries.FormsFragment & { contactAction: string };
}

const enhance = (root: HTMLElement) =>
  enhanceForm(root, { id: "contact", rules: contactRules, sent: contactSent });

/** The message form, and beside it every other way to reach the business. */
export function ContactForm({ forms }: ContactFormProps) {
  return (
    <StaticMarkup id="message" enhance={enhance}>
      {process.env.BUILD_STAGE === "build-javascript" ? null : <ContactMarkup forms={forms} />}
    </StaticMarkup>
  );
}
