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
