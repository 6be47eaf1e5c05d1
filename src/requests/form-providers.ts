/** The names a form provider gives to its hidden fields; undefined where it has no such field. */
interface FieldNames {
  next?: string | undefined;
  /** Turns the captcha off with the value `false`. */
  captcha?: string | undefined;
  honeypot: string;
  subject?: string | undefined;
}

/** What differs between the providers. */
interface FormProvider {
  /** Name for the texts of pages; empty for the local inbox, which is none. */
  name: string;
  fields: FieldNames;
  /** What the owner copies from the provider, which is never the example; missing if nothing. */
  needs?: { key: "address" | "key"; example: string };
  /** The address that requests are sent to, if it is the same for every owner. */
  address?: string;
  /** Set if the provider takes requests at the address of the next page, on this site. */
  isOnSite?: true;
  /** The hidden field with the owner's key. */
  keyField?: string;
  /** Megabytes of files with one request; missing if it takes none, or only for a fee. */
  photosMb?: number;
  /** Origins a request passes through: where it posts to, a check, a confirmation. */
  origins?: readonly string[];
}

const formSubmitFields: FieldNames = {
  next: "_next",
  captcha: "_captcha",
  honeypot: "_honey",
  subject: "_subject",
};

/** Field names as each provider documents them. `none` is the local inbox. */
const providers = {
  none: { name: "", photosMb: 10, fields: formSubmitFields },
  // https://formsubmit.co/documentation
  formsubmit: {
    name: "FormSubmit",
    needs: { key: "address", example: "https://formsubmit.co/your-code" },
    photosMb: 10,
    origins: ["https://formsubmit.co", "https://www.formsubmit.co"],
    fields: formSubmitFields,
  },
  formspree: {
    name: "Formspree",
    needs: { key: "address", example: "https://formspree.io/f/your-id" },
    origins: ["https://formspree.io"],
    fields: { next: "_next", honeypot: "_gotcha", subject: "_subject" },
  },
  // https://docs.web3forms.com/getting-started/api-reference: the key is a UUID, sent as
  // access_key.
  web3forms: {
    name: "Web3Forms",
    needs: { key: "key", example: "your-access-key" },
    address: "https://api.web3forms.com/submit",
    keyField: "access_key",
    origins: ["https://api.web3forms.com", "https://web3forms.com"],
    fields: { next: "redirect", honeypot: "botcheck", subject: "subject" },
  },
  // Netlify takes the next page from the form's action and the form's name from a hidden field.
  // https://docs.netlify.com/manage/forms/notifications/#email-subject-line
  // https://docs.netlify.com/manage/forms/setup/#file-uploads: 8 MB a request, one file a field.
  netlify: {
    name: "Netlify Forms",
    isOnSite: true,
    photosMb: 8,
    fields: { honeypot: "bot-field", subject: "subject" },
  },
} satisfies Record<string, FormProvider>;

/** What the owner writes for `provider:` in business.yml, or in the variable FORM_PROVIDER. */
export type ProviderName = keyof typeof providers;

export const formProviders: Readonly<Record<ProviderName, FormProvider>> = providers;

export const providerNames = Object.keys(formProviders) as ProviderName[];

/**
 * The origins a form that posts to this address may pass through
 * (https://www.w3.org/TR/CSP3/#directive-form-action).
 */
export function originsOfForm(action: string): readonly string[] {
  const { origin } = new URL(action);
  const provider = Object.values(formProviders).find(({ origins }) => origins?.includes(origin));
  return provider?.origins ?? [origin];
}
