import { paths } from "@/site/paths";
import { isExampleHost, parseSiteAddress, parseWebAddress } from "@/site/web-address";
import {
  formProviders,
  isProviderName,
  providerAt,
  type ProviderFields,
  type ProviderName,
} from "./form-providers";

/** A setting that keeps requests from a provider: its key and value, and the fix in business.yml or in the environment. */
interface ProviderProblem {
  key: keyof typeof formVariables;
  value: string | undefined;
  fix: string;
  fixVariable: string;
}

/** Why the settings don't reach the provider they name, or reach another one as well; undefined if they are right. */
export function providerProblem(forms: FormsContent): ProviderProblem | undefined {
  const { name, needs, address } = formProviders[forms.preset];
  if (needs) {
    const { key, example, pattern } = needs;
    const value = forms[key];
    const fits = key === "key" ? pattern.test(value ?? "") : isAddressOf(forms.preset, value ?? "");
    const what = `the ${key === "key" ? "access key" : "address"} that ${name} gave you`;
    if (!fits || value === example) return { key, value, ...paste(key, what, example) };
  }
  const strays = (["booking", "contact"] as const).filter((key) => !isAtProvider(forms, key));
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

/** Whether an address, if there is one, is at the provider that is named, so that no other gets its fields and its key. */
function isAtProvider(forms: FormsContent, key: "booking" | "contact"): boolean {
  const { preset, booking = "" } = forms;
  const address = forms[key];
  if (address === undefined || preset === "none") return true;
  const { needs, address: ofProvider } = formProviders[preset];
  if (needs?.key !== "booking") return address === ofProvider;
  const url = parseWebAddress(address);
  // An address of no provider we know may be the owner's own, which then gets the bookings, too.
  const isKnown = url && providerAt(url.origin) !== undefined;
  return (
    isAddressOf(preset, address) && (isKnown || url?.origin === parseWebAddress(booking)?.origin)
  );
}

/** Whether an address can be one of a provider's: it looks like the provider's addresses, or belongs to no provider we know. */
function isAddressOf(preset: ProviderName, address: string): boolean {
  const url = parseWebAddress(address);
  const owner = url && providerAt(url.origin);
  if (!owner) return url !== undefined;
  return owner === preset && formProviders[owner].needs?.pattern.test(url.pathname) === true;
}

/** The owner's part of the settings, as in `forms:` of content/business.yml. */
interface FormsContent {
  preset: ProviderName;
  booking?: string | undefined;
  contact?: string | undefined;
  /** The access key of Web3Forms. */
  key?: string | undefined;
  /** Whether the provider shows its captcha, where requests can switch it off. */
  captcha?: boolean | undefined;
  fields?: { [Key in keyof ProviderFields]?: string | undefined } | undefined;
  extra?: Record<string, string> | undefined;
  photosMb?: number | undefined;
}

/** Environment variables that override the owner's settings, so that a test site can post elsewhere. */
export interface FormsEnvironment {
  /** Overrides `preset`. Without it, the address decides if it belongs to a provider we know. */
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

/**
 * The owner's settings with those of the environment in their place. If that names another provider, the owner's addresses
 * and key don't fit. An unknown FORM_PRESET counts as `none`; the content check reports it, which stops the build.
 */
export function withEnvironment(
  content: FormsContent,
  environment: FormsEnvironment,
): FormsContent {
  const { FORM_PRESET: asked, FORM_ENDPOINT: booking } = environment;
  const usual = booking && content.preset === "none" ? "formsubmit" : content.preset;
  const known = booking && URL.canParse(booking) ? providerAt(new URL(booking).origin) : undefined;
  const preset = asked ? (isProviderName(asked) ? asked : "none") : (known ?? usual);
  const owners: Partial<FormsContent> = preset === content.preset ? content : {};
  return {
    ...content,
    preset,
    booking: booking || owners.booking,
    contact: environment.FORM_ENDPOINT_CONTACT || booking || owners.contact,
    key: environment.FORM_KEY || owners.key,
  };
}

/** The settings that a form is rendered with: those of the preset, the owner and the environment combined. */
export function resolveForms(owners: FormsContent, environment: FormsEnvironment = {}) {
  const content = withEnvironment(owners, environment);
  const { contact } = content;
  const provider = formProviders[content.preset];
  const fields: ProviderFields = { ...provider.fields, ...content.fields };
  const booking = content.booking || provider.address;
  const actions = provider.isOnSite
    ? { booking: paths.thanks, contact: paths.contactThanks, quote: paths.quoteAccepted }
    : provider.name && booking
      ? { booking, contact: contact || booking, quote: booking }
      : undefined;
  return {
    configured: actions !== undefined,
    provider: actions && provider.name,
    country: actions && provider.country,
    bookingAction: actions?.booking ?? paths.inbox("booking"),
    contactAction: actions?.contact ?? paths.inbox("contact"),
    quoteAction: actions?.quote ?? paths.inbox("quote"),
    nextField: fields.next,
    honeypotField: fields.honeypot,
    subjectField: fields.subject,
    /** Megabytes of photos that go with one request; 0 for none. */
    photosMb: content.photosMb ?? provider.photosMb ?? 0,
    hidden: [
      ...(fields.captcha === undefined || content.captcha
        ? []
        : [{ name: fields.captcha, value: fields.captchaOff }]),
      ...(provider.keyField && content.key
        ? [{ name: provider.keyField, value: content.key }]
        : []),
      ...Object.entries(content.extra ?? {}).map(([key, value]) => ({ name: key, value })),
    ],
  };
}

/** What is wrong with an address, and the fix. */
interface AddressProblem {
  found: string;
  fix: string;
}

/** What keeps requests from arriving or visitors from coming back: the key of business.yml, what is wrong, and the fix. */
interface FormProblem extends AddressProblem {
  where: readonly string[];
}

/** Everything that is wrong with the addresses of a site and its forms; empty when there is nothing. */
export function formProblems(
  { configured, bookingAction, contactAction }: ReturnType<typeof resolveForms>,
  siteAddress: string,
): FormProblem[] {
  const problems: [where: readonly string[], problem: AddressProblem | undefined][] = [
    [["forms", "booking"], addressProblem(bookingAction)],
    [
      ["forms", "contact"],
      contactAction === bookingAction ? undefined : addressProblem(contactAction),
    ],
    [["siteAddress"], siteProblem(configured, siteAddress)],
  ];
  return problems.flatMap(([where, problem]) => (problem ? [{ where, ...problem }] : []));
}

function siteProblem(isConfigured: boolean, address: string): AddressProblem | undefined {
  const url = parseSiteAddress(address);
  if (!url)
    return {
      found: `"${address}" cannot be the address of the site`,
      fix: /^http:/.test(address)
        ? "write it with https://"
        : "write a full address such as https://www.example.com",
    };
  if (url.pathname !== "/")
    return {
      found: `${address} ends in a folder, but the links of this site begin at the domain`,
      fix: url.hostname.endsWith(".github.io")
        ? `rename the repository to ${url.hostname}, or use a domain of your own (README.md, "Publish")`
        : "write only the part before the folder",
    };
  // The owner's own address was checked with business.yml.
  if (url.origin !== address)
    return { found: `${address} is not the form that browsers use`, fix: `write ${url.origin}` };
  if (!isConfigured || !isExampleHost(url.hostname)) return undefined;
  return {
    found: `${address} is an example`,
    fix: "write the address of your own site, to which the form provider sends visitors back",
  };
}

function addressProblem(address: string): AddressProblem | undefined {
  // A path is that of the inbox or of a page of this site.
  if (address.startsWith("/") || parseSiteAddress(address)) return undefined;
  return {
    found: `"${address}" cannot receive requests`,
    fix: "copy the whole address again from the form provider; it begins with https://",
  };
}
