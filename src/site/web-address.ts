import { decodeAddress } from "@/site/links";

/** Letters, digits and hyphens between single dots (RFC 1123), or underscores. */
const hostName = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The URL of a full web address: https://, a host with dots between its parts, no space, no broken
 * escape and no angle bracket (often copied along by mistake). Undefined for anything else.
 */
export function parseWebAddress(text: string): URL | undefined {
  if (!/^https:\/\//.test(text) || !URL.canParse(text)) return undefined;
  if (!hostName.test(new URL(text).hostname)) return undefined;
  const isBroken = /\s|%(?![0-9a-f]{2})/i.test(text) || /[<>]/.test(decodeAddress(text));
  return isBroken ? undefined : new URL(text);
}

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** The same, or the URL of an address on this machine, for trying the site out. */
export function parseSiteAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && localHosts.includes(url.hostname) ? url : parseWebAddress(text);
}

/** Domain names reserved for examples, which nobody can register (RFC 2606, RFC 6761). */
const exampleHost = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i;

/** Whether the host of a site or email address is reserved for examples. */
export const isExampleHost = (host: string) => exampleHost.test(host);
