import { contactFields } from "../../domain/contact/contact-fields";
import { contactRules, contactSent } from "../../domain/contact/contact-rules";
import { paths } from "../../domain/paths";
import { enhanceForm } from "../request-form/enhance-form";
import { RequestMarkup } from "../request-form/request-markup";
import { StaticMarkup } from "../static-markup/static-markup";

interface ContactFormProps {
  forms: Queries.FormsFragment & { contactAction: string };
}

const enhance = (root: HTMLElement) => enhanceForm(root, { id: "contact", rules: contactRules, sent: contactSent });

/** The message form. */
export function ContactForm({ forms }: ContactFormProps) {
  return (
    <StaticMarkup id="message" enhance={enhance}>
      {process.env.BUILD_STAGE === "build-javascript" ? null : (
        <RequestMarkup
          id="contact"
          fields={contactFields}
          forms={forms}
          action={forms.contactAction}
          next={paths.contactThanks}
          subject="Message from the website"
          button="Send message"
        />
      )}
    </StaticMarkup>
  );
}
