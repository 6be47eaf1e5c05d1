import { addressOf, type SitePath } from "@/site/address";
import { pages } from "@/site/pages";
import { quoteAccepted } from "@/site/paths";
import { formProviders, type ProviderName } from "./form-providers";

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
interface FormsContent {
  provider: ProviderName;
  address?: string | undefined;
  /** The access key of Web3Forms. */
  key?: string | undefined;
}

interface FormVariables {
  FORM_PROVIDER?: string | undefined;
}

/** The setting that a provider needs and the owner hasn't pasted yet; undefined if none. */
export function missingSetting({ provider, ...forms }: FormsContent) {
  const { needs } = formProviders[provider];
  if (!needs) return undefined;
  const value = forms[needs.key];
  return value === undefined || value === needs.example ? needs.key : undefined;
}

/** What is wrong with the variable FORM_PROVIDER, in a sentence; undefined if nothing. */
export const explainProvider = ({ FORM_PROVIDER: value }: FormVariables): string | undefined =>
  !value || Object.hasOwn(formProviders, value)
    ? undefined
    : `The environment variable FORM_PROVIDER is "${value}". Write one of ${Object.keys(formProviders).join(", ")}.`;

/** What a form is rendered with. The variable FORM_PROVIDER replaces the owner's provider. */
export function resolveForms(
  { provider: chosen, address, key }: FormsContent,
  { FORM_PROVIDER }: FormVariables = {},
) {
  const provider = formProviders[(FORM_PROVIDER as ProviderName | undefined) || chosen];
  const { name, fields, keyField, isOnSite, photosMb = 0 } = provider;
  const posted = provider.address ?? address;
  const configured = isOnSite === true || (name !== "" && posted !== undefined);
  const actionOf = (form: "booking" | "contact" | "quote", next: SitePath) => {
    // The inbox of the preview server.
    if (!configured) return addressOf(`/__inbox/${form}`);
    return isOnSite ? addressOf(next) : (posted ?? addressOf(next));
  };
  return {
    configured,
    provider: configured ? name : undefined,
    bookingAction: actionOf("booking", pages.thanks.path),
    contactAction: actionOf("contact", pages["contact-thanks"].path),
    quoteAction: actionOf("quote", quoteAccepted),
    nextField: fields.next,
    honeypotField: fields.honeypot,
    subjectField: fields.subject,
    /** Megabytes of photos that go with one request; 0 for none. */
    photosMb,
    hidden: [
      ...(fields.captcha ? [{ name: fields.captcha, value: "false" }] : []),
      ...(keyField && key ? [{ name: keyField, value: key }] : []),
    ],
  };
}
