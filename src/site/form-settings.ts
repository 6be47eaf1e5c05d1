import { decodeAddress } from "./links";
import { paths } from "./paths";

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
  /** Megabytes of files that go with one request; none where the service takes no files, or only for a fee. */
  photosMb?: number;
  /** Origins a request passes through on its way back to the site: where it posts to, and where a check or a confirmation stands. */
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
  formsubmit: {
    name: "FormSubmit",
    // https://formsubmit.co/documentation
    photosMb: 10,
    origins: ["https://formsubmit.co", "https://www.formsubmit.co"],
    fields: formSubmitFields,
  },
  formspree: {
    name: "Formspree",
    origins: ["https://formspree.io"],
    fields: { next: "_next", captchaOff: "", honeypot: "_gotcha", subject: "_subject" },
  },
  web3forms: {
    name: "Web3Forms",
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

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
interface FormsContent {
  preset: FormPreset;
  booking?: string | undefined;
  contact?: string | undefined;
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
  const booking = environment.FORM_ENDPOINT || content.booking;
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
      ...(fields.captcha === undefined ? [] : [{ name: fields.captcha, value: fields.captchaOff }]),
      ...Object.entries(content.extra ?? {}).map(([key, value]) => ({ name: key, value })),
    ],
  };
}

const placeholderAddress =
  /your[-_]?(code|form|id|email|key)|example\.(com|org)|placeholder|xxxx|<|>/i;

/** Why a site with these addresses must not be published: what was found, where, and how to fix it. */
interface FormsViolation {
  where: "siteAddress" | "bookingAction" | "contactAction";
  found: string;
  fix: string;
}

/** Everything that keeps requests from arriving, or visitors from coming back; empty when there is nothing. */
export function formsViolations(
  settings: ReturnType<typeof resolveForms>,
  siteAddress: string,
): FormsViolation[] {
  const { configured, bookingAction, contactAction } = settings;
  const isOwn = contactAction !== bookingAction;
  const found: [FormsViolation["where"], Words | undefined][] = [
    ["bookingAction", addressViolation(bookingAction)],
    ["contactAction", isOwn ? addressViolation(contactAction) : undefined],
    ["siteAddress", siteViolation(configured, siteAddress)],
  ];
  return found.flatMap(([where, words]) => (words ? [{ where, ...words }] : []));
}

type Words = Pick<FormsViolation, "found" | "fix">;

function siteViolation(isConfigured: boolean, address: string): Words | undefined {
  const found = `"${address}"`;
  if (!URL.canParse(address))
    return { found, fix: "write a full address such as https://www.example.com" };
  const { hostname, protocol } = new URL(address);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !isLocal)
    return { found, fix: "write it with https://; forms send visitors back to it" };
  if (isConfigured && /\.(example|invalid|test)$/.test(hostname))
    return {
      found: `the example address ${found}`,
      fix: "write your own address; with a form service set, visitors would be sent there after their request",
    };
  return undefined;
}

function addressViolation(address: string): Words | undefined {
  // The inbox, or a page of this site.
  if (address.startsWith("/")) return undefined;
  const found = `"${address}"`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return { found, fix: "write the full address that the form service gave you" };
  if (url.protocol !== "https:" && url.hostname !== "localhost")
    return { found, fix: "write it with https://; what visitors write must be protected" };
  if (/%(?![0-9a-f]{2})/i.test(address))
    return {
      found: `${found}, in which a % has no two digits after it`,
      fix: "copy it again from the form service",
    };
  if (placeholderAddress.test(decodeAddress(address)))
    return {
      found: `the placeholder ${found}`,
      fix: "write the address that the form service gave you",
    };
  return undefined;
}
