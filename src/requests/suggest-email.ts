import { isOneLetterOff } from "@/lib/is-one-letter-off";

/** The providers of most private addresses in Australia, and those abroad whose names are one letter from theirs. */
const providers = [
  ...["gmail.com", "googlemail.com", "hotmail.com", "hotmail.com.au", "outlook.com"],
  ...["outlook.com.au", "live.com", "live.com.au", "msn.com", "icloud.com", "me.com", "mac.com"],
  ...["yahoo.com", "yahoo.com.au", "ymail.com", "rocketmail.com", "bigpond.com"],
  ...["bigpond.com.au", "bigpond.net.au", "optusnet.com.au", "optusnet.com", "tpg.com.au"],
  ...["iinet.net.au", "internode.on.net", "westnet.com.au", "dodo.com.au", "ozemail.com.au"],
  ...["proton.me", "protonmail.com", "fastmail.com", "fastmail.com.au", "mail.com", "email.com"],
  ...["aol.com", "gmx.com", "hotmail.co.uk", "yahoo.co.uk", "yahoo.co.nz", "xtra.co.nz"],
];

/** A shorter name that is one letter from a provider's may well be right: life.com, love.com. */
const minProviderLetters = "gmail.com".length;

/** Endings that exist, though they are one letter from `com`. */
const realEndings = ["co", "cm", "om", "cam", "bom"];

const isMisspelt = (label: string, ending: string) =>
  isOneLetterOff(label, ending) && !realEndings.includes(label);

/** A domain with its ending put right: `example.con` → `example.com`, `example.con.aus` → `example.com.au`. */
function withRightEnding(domain: string): string {
  const labels = domain.split(".");
  if (labels.length > 2 && /^(aau|auu|aus|ayu|a|au\d)$/.test(labels.at(-1) ?? ""))
    labels[labels.length - 1] = "au";
  const place = labels.length - (labels.at(-1) === "au" ? 2 : 1);
  const right = ["com", "net", "org"].find((ending) => isMisspelt(labels[place] ?? "", ending));
  // Before "au", any name may be right: example.au.
  if (right && place > 0) labels[place] = right;
  return labels.join(".");
}

/**
 * The address that was probably meant by one whose provider or ending is one letter off (`jo@gmail.con`, `jo@hotnail.com`);
 * undefined for any other. It is a guess, because the typed address may be real.
 */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || providers.includes(domain)) return undefined;
  const ended = withRightEnding(domain);
  const provider = providers.find(
    (each) => each === ended || (each.length >= minProviderLetters && isOneLetterOff(ended, each)),
  );
  const meant = provider ?? ended;
  return meant === domain ? undefined : address.slice(0, at + 1) + meant;
}
