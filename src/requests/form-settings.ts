import { paths } from "@/site/paths";
import { isExampleHost, parseSiteAddress, parseWebAddress } from "@/site/web-address";

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
  /** Its country, for the privacy page; missing if its own pages don't say. */
  country?: string;
  fields: ServiceFields;
  /**
   * What the owner copies from the service into `forms:`, an address or a key. `pattern` matches the key, or the path of the
   * service's addresses. Missing if nothing is needed.
   */
  needs?: { key: "booking" | "key"; example: string; pattern: RegExp };
  /** The address that requests are sent to, if it is the same for every owner. */
  address?: string;
  /** Megabytes of files that go with one request; missing if the service takes no files, or only for a fee. */
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

/** Field names as each service documents them. `none` is the local inbox, which uses FormSubmit's names. */
const presets: Record<FormPreset, ServicePreset> = {
  none: { name: "", photosMb: 10, fields: formSubmitFields },
  // https://formsubmit.co/documentation
  formsubmit: {
    name: "FormSubmit",
    needs: {
      key: "booking",
      example: "https://formsubmit.co/your-code",
      pattern: /^\/./,
    },
    photosMb: 10,
    origins: ["https://formsubmit.co", "https://www.formsubmit.co"],
    fields: formSubmitFields,
  },
  formspree: {
    name: "Formspree",
    country: "United States",
    needs: {
      key: "booking",
      example: "https://formspree.io/f/your-id",
      pattern: /^\/f\/./,
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
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    },
    address: "https://api.web3forms.com/submit",
    origins: ["https://api.web3forms.com", "https://web3forms.com"],
    fields: { next: "redirect", captchaOff: "", honeypot: "botcheck", subject: "subject" },
  },
  // Netlify takes the next page from the form's action and the form's name from a hidden field.
  // https://docs.netlify.com/manage/forms/notifications/#email-subject-line
  // https://docs.netlify.com/manage/forms/setup/#file-uploads: 8 MB a request, one file a field.
  netlify: {
    name: "Netlify Forms",
    country: "United States",
    photosMb: 8,
    fields: { captchaOff: "", honeypot: "bot-field", subject: "subject" },
  },
};

/** A setting that keeps requests from a service: its key and value, and the fix in business.yml or in the environment. */
interface PresetProblem {
  key: keyof typeof formVariables;
  value: string | undefined;
  fix: string;
  fixVariable: string;
}

/** Why the settings don't reach the service they name, or reach another one as well; undefined if they are right. */
export function presetProblem(forms: FormsContent): PresetProblem | undefined {
  const { name, needs, address } = presets[forms.preset];
  if (needs) {
    const { key, example, pattern } = needs;
    const value = forms[key];
    const fits = key === "key" ? pattern.test(value ?? "") : isAddressOf(forms.preset, value ?? "");
    const what = `the ${key === "key" ? "access key" : "address"} that ${name} gave you`;
    if (!fits || value === example) return { key, value, ...paste(key, what, example) };
  }
  const strays = (["booking", "contact"] as const).filter((key) => !isAtService(forms, key));
  const [key] = strays;
  if (key === undefined) return undefined;
  const fix =
    needs?.key === "booking"
      ? paste(key, `an address of ${name}, where bookings go`, needs.example)
      : drop(`${name} needs ${address ? "only your key" : "no address"}`);
  return { key, value: forms[key], ...fix };
}

const paste = (key: string, what: string, example: string) => ({
  fix: `paste ${what}, like ${key}: ${example}`,
  fixVariable: `set it to ${what}, for example ${example}`,
});

const drop = (why: string) => ({ fix: `delete it: ${why}`, fixVariable: `remove it: ${why}` });

/** Whether an address, if there is one, is at the service that is named, so that no other gets its fields and its key. */
function isAtService(forms: FormsContent, key: "booking" | "contact"): boolean {
  const { preset, booking = "" } = forms;
  const address = forms[key];
  if (address === undefined || preset === "none") return true;
  const { needs, address: ofService } = presets[preset];
  if (needs?.key !== "booking") return address === ofService;
  const url = parseWebAddress(address);
  // An address of no service we know may be the owner's own, which then gets the bookings, too.
  const isKnown = url && serviceAt(url.origin) !== undefined;
  return (
    isAddressOf(preset, address) && (isKnown || url?.origin === parseWebAddress(booking)?.origin)
  );
}

/** Whether an address can be one of a service's: it looks like the service's addresses, or belongs to no service we know. */
function isAddressOf(preset: FormPreset, address: string): boolean {
  const url = parseWebAddress(address);
  const owner = url && presetAt(url.origin);
  if (!owner) return url !== undefined;
  return owner === presets[preset] && owner.needs?.pattern.test(url.pathname) === true;
}

/** The name of the form service at this origin, if we know it. */
const serviceAt = (origin: string): FormPreset | undefined =>
  formPresets.find((name) => presets[name].origins?.includes(origin));

function presetAt(origin: string): ServicePreset | undefined {
  const name = serviceAt(origin);
  return name && presets[name];
}

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
interface FormsContent {
  preset: FormPreset;
  booking?: string | undefined;
  contact?: string | undefined;
  /** The access key of Web3Forms. */
  key?: string | undefined;
  /** Whether the service shows its captcha, where requests can switch it off. */
  captcha?: boolean | undefined;
  fields?: { [Key in keyof ServiceFields]?: string | undefined } | undefined;
  extra?: Record<string, string> | undefined;
  photosMb?: number | undefined;
}

/** Environment variables that override the owner's settings, so that a test site can post elsewhere. */
export interface FormsEnvironment {
  /** Overrides `preset`. Without it, the address decides if it belongs to a service we know. */
  FORM_PRESET?: string | undefined;
  /** Overrides `booking` and `contact`. */
  FORM_ENDPOINT?: string | undefined;
  /** Overrides `contact`. */
  FORM_ENDPOINT_CONTACT?: string | undefined;
  /** Overrides `key`. */
  FORM_KEY?: string | undefined;
}

/** The variables that replace keys of the owner's settings. */
export const formVariables = {
  booking: "FORM_ENDPOINT",
  contact: "FORM_ENDPOINT_CONTACT",
  key: "FORM_KEY",
} as const;

/** The origins a form that posts to this address may pass through (https://www.w3.org/TR/CSP3/#directive-form-action). */
export function originsOfForm(action: string): readonly string[] {
  const { origin } = new URL(action);
  return presetAt(origin)?.origins ?? [origin];
}

/**
 * The owner's settings with those of the environment in their place. If that names another service, the owner's addresses
 * and key don't fit. An unknown FORM_PRESET counts as `none`; the content check reports it, which stops the build.
 */
export function withEnvironment(
  content: FormsContent,
  environment: FormsEnvironment,
): FormsContent {
  const { FORM_PRESET: asked, FORM_ENDPOINT: booking } = environment;
  const usual = booking && content.preset === "none" ? "formsubmit" : content.preset;
  const known = booking && URL.canParse(booking) ? serviceAt(new URL(booking).origin) : undefined;
  const preset = asked ? (isFormPreset(asked) ? asked : "none") : (known ?? usual);
  const owners: Partial<FormsContent> = preset === content.preset ? content : {};
  return {
    ...content,
    preset,
    booking: booking || owners.booking,
    contact: environment.FORM_ENDPOINT_CONTACT || booking || owners.contact,
    key: environment.FORM_KEY || owners.key,
  };
}

/** Everything a form needs to be sent, ready to render: preset, owner's settings and environment merged. */
export function resolveForms(owners: FormsContent, environment: FormsEnvironment = {}) {
  const content = withEnvironment(owners, environment);
  const { preset: name, contact } = content;
  const preset = presets[name];
  const fields: ServiceFields = { ...preset.fields, ...content.fields };
  const booking = content.booking || preset.address;
  const actions =
    name === "netlify"
      ? { booking: paths.thanks, contact: paths.contactThanks, quote: paths.quoteAccepted }
      : name !== "none" && booking !== undefined
        ? { booking, contact: contact || booking, quote: booking }
        : undefined;
  return {
    configured: actions !== undefined,
    service: actions && preset.name,
    country: actions && preset.country,
    bookingAction: actions?.booking ?? paths.inbox("booking"),
    contactAction: actions?.contact ?? paths.inbox("contact"),
    quoteAction: actions?.quote ?? paths.inbox("quote"),
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

/** What keeps requests from arriving or visitors from coming back: the key of business.yml, what is wrong, and the fix. */
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

function siteProblem(isConfigured: boolean, address: string): FormProblem[] {
  const where = ["siteAddress"];
  const url = parseSiteAddress(address);
  const [repository] = url && url.pathname !== "/" ? [url.hostname] : [];
  if (repository !== undefined)
    return [
      {
        where,
        found: `${address} ends in a folder, but the links of this site begin at the domain`,
        fix: repository.endsWith(".github.io")
          ? `rename the repository to ${repository}, or use a domain of your own (README.md, "Publish")`
          : "write only the part before the folder",
      },
    ];
  if (!url) {
    const fix = /^http:/.test(address)
      ? "write it with https://"
      : "write a full address such as https://www.example.com";
    return [{ where, found: `"${address}" cannot be the address of the site`, fix }];
  }
  // The owner's own address was checked with business.yml.
  if (url.origin !== address)
    return [
      {
        where,
        found: `${address} is not written the way browsers write it`,
        fix: `write ${url.origin}`,
      },
    ];
  if (!isConfigured || !isExampleHost(url.hostname)) return [];
  const fix = "write the address of your own site, to which the form service sends visitors back";
  return [{ where, found: `${address} is an example`, fix }];
}

function addressProblem(address: string): { found: string; fix: string } | undefined {
  // A path is that of the inbox or of a page of this site.
  if (address.startsWith("/") || parseSiteAddress(address)) return undefined;
  return {
    found: `"${address}" cannot receive requests`,
    fix: "copy the whole address again from the form service; it begins with https://",
  };
}
