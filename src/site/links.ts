import { internationalPhone } from "@/business/australian-phone";
import type { SitePath } from "./address";

/** The absolute address of a path on the published site. */
export function absoluteUrl(siteAddress: string, path: SitePath): string {
  return siteAddress + path;
}

/** `tel:` link in the E.164 form; undefined if the number can't be read with certainty. */
export function telephoneLink(phone: string): string | undefined {
  const number = internationalPhone(phone);
  return number && `tel:${number}`;
}

/**
 * A text as a part of an address. Half of a surrogate pair, which some keyboards send for an emoji,
 * is left out, because `encodeURIComponent` throws at it.
 */
const escapeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""));

/** `sms:` link, with an optional text; undefined if the number can't be read with certainty. */
export function textMessageLink(phone: string, body?: string): string | undefined {
  const number = internationalPhone(phone);
  return number && `sms:${number}${body === undefined ? "" : `?&body=${escapeText(body)}`}`;
}

/**
 * Link that looks up a place on Google Maps
 * (https://developers.google.com/maps/documentation/urls/get-started).
 */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${escapeText(place)}`;
}

/** `mailto:` link with subject and body; signs and line breaks as in RFC 6068, sections 2 and 5. */
export function emailLink(address: string, fields: { subject?: string; body?: string }): string {
  const parts = Object.entries(fields).map(
    ([name, text]) => `${name}=${escapeText(text.replace(/\r\n?|\n/g, "\r\n"))}`,
  );
  return `mailto:${escapeText(address).replace("%40", "@")}?${parts.join("&")}`;
}

/** `mailto:` link for a question to the business. */
export function inquiryLink(address: string): string {
  return emailLink(address, { subject: "Inquiry from website" });
}
