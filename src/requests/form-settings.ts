import { decodeAddress } from "../site/links";
import { paths } from "../site/paths";

/** The names a form service gives to its hidden fields; undefined where it has no such field. */
interface ServiceFields {
  next?: string | undefined;
  captcha?: string | undefined;
  captchaOff: string;
  honeypot: string;
  subject?: string | undefined;
}

interface ServicePreset {
  /** Name for the privacy page. */
  name: string;
  fields: ServiceFields;
  /** What the owner pastes from the service below `forms:`, with its example; none where nothing is needed. */
  needs?: { key: "booking" | "key"; example: string; fits: RegExp };
  /** Where requests are sent, where that is the same for everybody. */
  address?: string;
  /** Megabytes of files that go with one request; none where the service takes no files, or only for a fee. */
  photosMb?: number;
  /** Origins a request passes through on its way back to the site: where it posts to, and where a check or a confirmation is. */
  origins?: readonly string[];
}

export const formPresets = ["none", "formsubmit", "formspree", "web3forms", "netlify"] as const;

export type FormPreset = (typeof formPresets)[number];

export const isFormPreset = (name: string): name is FormPreset =>
  formPresets.some((preset) => preset === name);

const formSubmitFields: ServiceFields = {
  next: "_next",
  captcha: "_captcha",
  captchaOff: "false",
  honeypot: "_honey",
  subject: "_subject",
};

/** Field names as each service documents them. `none` is the local inbox, which speaks FormSubmit's names. */
const presets: Record<FormPreset, ServicePreset> = {
  none: { name: "", photosMb: 10, fields: formSubmitFields },
  // https://formsubmit.co/documentation
  formsubmit: {
    name: "FormSubmit",
    needs: {
      key: "booking",
      example: "https://formsubmit.co/your-code",
      fits: /^https:\/\/(?!(www\.)?formsubmit\.co\/?$|formspree\.io|api\.web3forms)/,
    },
    photosMb: 10,
    origins: ["https://formsubmit.co", "https://www.formsubmit.co"],
    fields: formSubmitFields,
  },
  formspree: {
    name: "Formspree",
    needs: {
      key: "booking",
      example: "https://formspree.io/f/your-id",
      fits: /^https:\/\/(?!formspree\.io(?!\/f\/.)|(www\.)?formsubmit\.co|api\.web3forms)/,
    },
    origins: ["https://formspree.io"],
    fields: { next: "_next", captchaOff: "", honeypot: "_gotcha", subject: "_subject" },
  },
  // https://docs.web3forms.com/getting-started/api-reference: the key is a UUID, sent as access_key.
  web3forms: {
    name: "Web3Forms",
    needs: {
      key: "key",
      example: "12345678-90ab-4cde-8f01-234567890abc",
      fits: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    },
    address: "https://api.web3forms.com/submit",
    origins: ["https://api.web3forms.com", "https://web3forms.com"],
    fields: { next: "redirect", captchaOff: "", honeypot: "botcheck", subject: "subject" },
  },
  // Netlify takes the next page from the form's action and the form's name from a hidden field.
  // https://docs.netlify.com/manage/forms/setup/#file-uploads: 8 MB a request, one file a field.
  netlify: {
    name: "Netlify Forms",
    photosMb: 8,
    fields: { captchaOff: "", honeypot: "bot-field" },
  },
};

/** Why the owner's settings do not reach the service they name, and what to paste where; undefined for those that do. */
export function presetProblem(forms: FormsContent) {
  const { name, needs } = presets[forms.preset];
  if (!needs) return undefined;
  const { key, example, fits } = needs;
  const value = forms[key];
  if (value !== undefined && fits.test(value) && value !== example) return undefined;
  const what = key === "key" ? "access key" : "address";
  return { key, message: `paste the ${what} that ${name} gave you, like ${key}: ${example}` };
}

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
interface FormsContent {
  preset: FormPreset;
  booking?: string | undefined;
  contact?: string | undefined;
  /** Web3Forms' access key. */
  key?: string | undefined;
  /** Whether the service shows its captcha, where requests can switch it off. */
  captcha?: boolean | undefined;
  fields?: { [Key in keyof ServiceFields]?: string | undefined } | undefined;
  extra?: Record<string, string> | undefined;
  photosMb?: number | undefined;
}

/** Environment variables that override the owner's settings, so that a test site can post elsewhere. */
export interface FormsEnvironment {
  FORM_PRESET?: string | undefined;
  FORM_ENDPOINT?: string | undefined;
  FORM_ENDPOINT_CONTACT?: string | undefined;
}

/** The origins a form that posts to this address may pass through (https://www.w3.org/TR/CSP3/#directive-form-action). */
export function originsOfForm(action: string): readonly string[] {
  const { origin } = new URL(action);
  const known = Object.values(presets).find(({ origins }) => origins?.includes(origin));
  return known?.origins ?? [origin];
}

/**
 * Everything a form needs to be sent, ready to render: preset, owner's settings and environment merged. An unknown
 * FORM_PRESET, which the check of the content names and no build passes, is as none.
 */
export function resolveForms(content: FormsContent, environment: FormsEnvironment = {}) {
  const asked =
    environment.FORM_PRESET ||
    (environment.FORM_ENDPOINT && content.preset === "none" ? "formsubmit" : content.preset);
  const name = isFormPreset(asked) ? asked : "none";
  const preset = presets[name];
  const fields: ServiceFields = { ...preset.fields, ...content.fields };
  const booking = environment.FORM_ENDPOINT || content.booking || preset.address;
  const contact = environment.FORM_ENDPOINT_CONTACT || environment.FORM_ENDPOINT || content.contact;
  const actions =
    name === "netlify"
      ? { booking: paths.thanks, contact: paths.contactThanks }
      : name !== "none" && booking !== undefined
        ? { booking, contact: contact || booking }
        : undefined;
  return {
    configured: actions !== undefined,
    service: actions && preset.name,
    bookingAction: actions?.booking ?? paths.inbox("booking"),
    contactAction: actions?.contact ?? paths.inbox("contact"),
    nextField: fields.next,
    honeypotField: fields.honeypot,
    subjectField: fields.subject,
    /** Megabytes of photos that go with one request; 0 for none. */
    photosMb: content.photosMb ?? preset.photosMb ?? 0,
    hidden: [
      ...(fields.captcha === undefined || content.captcha
        ? []
        : [{ name: fields.captcha, value: fields.captchaOff }]),
      ...(content.key === undefined ? [] : [{ name: "access_key", value: content.key }]),
      ...Object.entries(content.extra ?? {}).map(([key, value]) => ({ name: key, value })),
    ],
  };
}

/** What keeps requests from arriving, or visitors from coming back: the key of business.yml, what is wrong, and the fix. */
interface FormProblem {
  where: readonly string[];
  found: string;
  fix: string;
}

/** Everything that is wrong with the addresses of a site and its forms; empty when there is nothing. */
export function formProblems(
  { configured, bookingAction, contactAction }: ReturnType<typeof resolveForms>,
  siteAddress: string,
): FormProblem[] {
  const actions: [where: string, address: string][] = [["booking", bookingAction]];
  if (contactAction !== bookingAction) actions.push(["contact", contactAction]);
  return [
    ...actions.flatMap(([where, address]) => {
      const words = addressProblem(address);
      return words ? [{ where: ["forms", where], ...words }] : [];
    }),
    ...siteProblem(configured, siteAddress),
  ];
}

/** Names that nobody can own (RFC 2606, RFC 6761). */
const exampleHost = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i;

/** Whether an address, of a site or an email, is one that only examples have. */
export const isExampleHost = (host: string) => exampleHost.test(host);

function siteProblem(isConfigured: boolean, address: string): FormProblem[] {
  const where = ["siteAddress"];
  const found = `"${address}" cannot be the address of the site`;
  if (!URL.canParse(address))
    return [{ where, found, fix: "write a full address such as https://www.example.com" }];
  const { hostname, protocol } = new URL(address);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !isLocal) return [{ where, found, fix: "write it with https://" }];
  return isConfigured && isExampleHost(hostname)
    ? [
        {
          where,
          found: `${address} is an example`,
          fix: "write your own: visitors come back there",
        },
      ]
    : [];
}

function addressProblem(address: string): { found: string; fix: string } | undefined {
  // The inbox, or a page of this site.
  if (address.startsWith("/")) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isBroken = /%(?![0-9a-f]{2})/i.test(address) || /[<>]/.test(decodeAddress(address));
  if (url && !isBroken && (url.protocol === "https:" || url.hostname === "localhost"))
    return undefined;
  return {
    found: `"${address}" cannot receive requests`,
    fix: "copy the whole address again from the form service; it begins with https://",
  };
}
