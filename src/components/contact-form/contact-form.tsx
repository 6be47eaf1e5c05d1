import { contactFields, contactSent } from "../../domain/contact/contact-fields";
import { paths } from "../../domain/paths";
import { RequestForm } from "../request-form/request-form";

interface ContactFormProps {
  forms: Queries.FormsFragment & { contactAction: string };
}

/** The message form. */
export function ContactForm({ forms }: ContactFormProps) {
  return (
    <RequestForm
      id="contact"
      fields={contactFields}
      forms={forms}
      action={forms.contactAction}
      next={paths.contactThanks}
      subject="Message from the website"
      sent={contactSent}
      button="Send message"
    />
  );
}
