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
}

export type FormPreset = "none" | "formsubmit" | "formspree" | "web3forms" | "netlify";

/** Field names as each service documents them. `none` is the local inbox, which speaks FormSubmit's names. */
const presets: Record<FormPreset, ServicePreset> = {
  none: {
    name: "",
    fields: {
      next: "_next",
      captcha: "_captcha",
      captchaOff: "false",
      honeypot: "_honey",
      subject: "_subject",
    },
  },
  formsubmit: {
    name: "FormSubmit",
    fields: {
      next: "_next",
      captcha: "_captcha",
      captchaOff: "false",
      honeypot: "_honey",
      subject: "_subject",
    },
  },
  formspree: {
    name: "Formspree",
    fields: { next: "_next", captchaOff: "", honeypot: "_gotcha", subject: "_subject" },
  },
  web3forms: {
    name: "Web3Forms",
    fields: { next: "redirect", captchaOff: "", honeypot: "botcheck", subject: "subject" },
  },
  // Netlify takes the next page from the form's action and the form's name from a hidden field.
  netlify: { name: "Netlify Forms", fields: { captchaOff: "", honeypot: "bot-field" } },
};

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
export interface FormsContent {
  preset: FormPreset;
  booking?: string | undefined;
  contact?: string | undefined;
  fields?: { [Key in keyof ServiceFields]?: string | undefined } | undefined;
  extra?: Record<string, string> | undefined;
}

/** Environment variables that override the owner's settings, so that a test site can post elsewhere. */
export interface FormsEnvironment {
  FORM_PRESET?: string | undefined;
  FORM_ENDPOINT?: string | undefined;
  FORM_ENDPOINT_CONTACT?: string | undefined;
}

/** Everything a form needs to be sent, ready to render. */
export interface FormsSettings {
  configured: boolean;
  service: string | undefined;
  bookingAction: string;
  contactAction: string;
  nextField: string | undefined;
  honeypotField: string;
  subjectField: string | undefined;
  hidden: { name: string; value: string }[];
}

/** Merges preset, owner's settings and environment. Throws for an unknown FORM_PRESET. */
export function resolveForms(
  content: FormsContent,
  environment: FormsEnvironment = {},
): FormsSettings {
  const name =
    environment.FORM_PRESET ??
    (environment.FORM_ENDPOINT && content.preset === "none" ? "formsubmit" : content.preset);
  const preset = presets[name as FormPreset];
  if (!preset)
    throw new Error(`FORM_PRESET: found "${name}"; use one of ${Object.keys(presets).join(", ")}`);
  const fields: ServiceFields = { ...preset.fields, ...content.fields };
  const booking = environment.FORM_ENDPOINT ?? content.booking;
  const contact =
    environment.FORM_ENDPOINT_CONTACT ?? environment.FORM_ENDPOINT ?? content.contact ?? booking;
  const configured = name === "netlify" || (name !== "none" && booking !== undefined);
  return {
    configured,
    service: configured ? preset.name : undefined,
    bookingAction:
      name === "netlify"
        ? paths.thanks
        : ((configured ? booking : undefined) ?? paths.inbox("booking")),
    contactAction:
      name === "netlify"
        ? paths.contactThanks
        : ((configured ? contact : undefined) ?? paths.inbox("contact")),
    nextField: fields.next,
    honeypotField: fields.honeypot,
    subjectField: fields.subject,
    hidden: [
      ...(fields.captcha === undefined ? [] : [{ name: fields.captcha, value: fields.captchaOff }]),
      ...Object.entries(content.extra ?? {}).map(([key, value]) => ({ name: key, value })),
    ],
  };
}

const placeholderAddress =
  /your[-_]?(code|form|id|email|key)|example\.(com|org)|placeholder|xxxx|<|>/i;

/** An address with its escapes undone, or as it stands where they are no text. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Reasons why a site with these addresses must not be published; empty when there are none. */
export function formsViolations(settings: FormsSettings, siteAddress: string): string[] {
  const violations: string[] = [];
  const site = URL.canParse(siteAddress) ? new URL(siteAddress) : undefined;
  const local = site !== undefined && ["localhost", "127.0.0.1", "[::1]"].includes(site.hostname);
  if (!site)
    violations.push(
      `site address: found "${siteAddress}"; write a full address such as https://www.example.com`,
    );
  else if (site.protocol !== "https:" && !local)
    violations.push(
      `site address: found "${siteAddress}"; forms send visitors back to it, so write it with https://`,
    );
  if (!settings.configured) return violations;
  for (const action of new Set([settings.bookingAction, settings.contactAction])) {
    if (action.startsWith("/")) continue;
    const url = URL.canParse(action) ? new URL(action) : undefined;
    if (!url)
      violations.push(
        `form address: found "${action}"; write the full address that the form service gave you`,
      );
    else if (url.protocol !== "https:" && url.hostname !== "localhost")
      violations.push(
        `form address: found "${action}"; what visitors write must be sent with https://`,
      );
    else if (/%(?![0-9a-f]{2})/i.test(action))
      violations.push(
        `form address: found "${action}", in which a % has no two digits after it; copy it again from the form service`,
      );
    else if (placeholderAddress.test(decodeAddress(action)))
      violations.push(
        `form address: found the placeholder "${action}"; write the address that the form service gave you`,
      );
  }
  if (site && /\.(example|invalid|test)$/.test(site.hostname)) {
    violations.push(
      `site address: found "${siteAddress}", an example; with a form service set, visitors would be sent there after their request. Write your own address`,
    );
  }
  return violations;
}
