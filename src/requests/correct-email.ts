import { isBrowserEmail } from "./email";

/** Mistyped domains of providers, by the right one. None of them has mailboxes, or begins a domain that has. */
const slips: Readonly<Record<string, readonly string[]>> = {
  "gmail.com": [
    ...["gmial.com", "gamil.com", "gmali.com", "gmal.com", "gmil.com", "gmai.com", "gmaill.com"],
    ...["gmaiil.com", "gmmail.com", "ggmail.com", "gnail.com", "gmsil.com", "gmaul.com"],
    ...["gmaik.com", "gmailcom"],
  ],
  "hotmail.com": [
    ...["hotmial.com", "hotmal.com", "hotmil.com", "hotmai.com", "hotmaill.com", "hotmali.com"],
    ...["hotnail.com", "hotmsil.com", "hotamil.com", "htomail.com", "homtail.com", "hotmailcom"],
  ],
  "hotmail.com.au": ["hotmail.con.au", "hotmial.com.au", "hotmal.com.au", "hotnail.com.au"],
  "outlook.com": [
    ...["outlok.com", "outloook.com", "outllook.com", "oulook.com", "outook.com", "outloo.com"],
    ...["oultook.com", "otulook.com", "outlookcom"],
  ],
  "outlook.com.au": ["outlook.con.au", "outlok.com.au"],
  "live.com.au": ["live.con.au"],
  "yahoo.com": ["yaho.com", "yahooo.com", "yhaoo.com", "yahho.com", "yaoo.com", "yahoocom"],
  "yahoo.com.au": ["yahoo.con.au", "yaho.com.au", "yahooo.com.au", "yhaoo.com.au"],
  "icloud.com": ["iclould.com", "icoud.com", "iclod.com", "icloude.com", "iclud.com", "icloudcom"],
  "bigpond.com": ["bigpnd.com", "bigpod.com", "bigpondcom"],
  "bigpond.net.au": ["bigpnd.net.au", "bigpod.net.au"],
  "optusnet.com.au": ["optusnet.con.au", "optunset.com.au", "optusent.com.au"],
};

/** Mistyped endings, by the right one. No registry has them (https://data.iana.org/TLD/tlds-alpha-by-domain.txt). */
const endings: Readonly<Record<string, readonly string[]>> = {
  com: ["con", "cmo", "ocm", "vom", "xom", "cpm", "clm", "cim", "comm", "coom", "conm"],
  "com.au": ["comau", "com.aus", "com.auu"],
};

/** A domain with its ending put right: `example.con` → `example.com`. */
function withRightEnding(domain: string): string {
  for (const [right, mistyped] of Object.entries(endings)) {
    const ending = mistyped.find((each) => domain.endsWith(`.${each}`));
    if (ending) return domain.slice(0, -ending.length) + right;
  }
  return domain;
}

/**
 * The address with a known slip put right: `jo@gmial.com` → `jo@gmail.com`. Undefined for any other, because whoever types an
 * address knows it best.
 */
export function correctEmail(typed: string): string | undefined {
  const address = typed.trim();
  if (!isBrowserEmail(address)) return undefined;
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at).toLowerCase();
  const ended = withRightEnding(domain);
  const right = Object.keys(slips).find((provider) => slips[provider]?.includes(ended)) ?? ended;
  return right === domain ? undefined : address.slice(0, at) + right;
}
