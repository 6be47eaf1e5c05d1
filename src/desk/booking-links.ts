import { bookingFields } from "@/requests/booking-fields";
import { isReference } from "@/requests/draft";
import { answerOf, type Answers, findFailure, valuesOf } from "@/requests/field";
import { readPrice } from "./price";
import { maxLinkLength, readFragment, writeFragment } from "./url-fragment";
import { isDay, isHalfHour } from "./visit";

// The links of a booking: the request's opens the owner's desk, and the quote's is for the customer.

/** What a link opens: the desk with a request, or a quote. */
export type LinkKind = "desk" | "quote";

/** Answers of the booking form that the owner gets with the request, but doesn't need on the desk. */
const notOnDesk: readonly string[] = ["price_estimate", "region", "referral", "consent"];

/**
 * The names of the words in a link. `sent` is the day of the request. The desk adds what the owner has decided: the price as it
 * was typed, the day, the time, until when the owner may arrive, and whether the quote has been sent.
 */
const namesIn: Readonly<Record<LinkKind, readonly string[]>> = {
  desk: [
    ...["reference", "sent"],
    ...bookingFields.map(({ name }) => name).filter((name) => !notOnDesk.includes(name)),
    ...["photos", "price", "day", "time", "until", "quoted"],
  ],
  // Neither phone nor email: a quote may be shown to others.
  quote: [
    ...["reference", "full_name", "vehicle", "suburb", "service", "vehicle_size", "cars"],
    ...["add_ons", "condition", "utilities", "price", "day", "time", "until", "last_day"],
  ],
};

/** What a quote needs beside the answers that the form requires, with a check for each. */
const neededIn: Readonly<Record<LinkKind, Readonly<Record<string, (value: string) => boolean>>>> = {
  desk: { reference: isReference, sent: isDay },
  quote: {
    reference: isReference,
    price: (value) => String(readPrice(value)) === value,
    day: isDay,
    time: isHalfHour,
  },
};

/** Words that a link may have, with a check for each. They count as missing if it fails. */
const optional: Readonly<Record<string, (value: string) => boolean>> = {
  day: isDay,
  time: isHalfHour,
  until: isHalfHour,
  last_day: isDay,
};

/** The answers with another value for one of them. */
export const withAnswer = (answers: Answers, name: string, value: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  [name, value],
];

/** The link of a request or a quote: the address of its page, and the words in its fragment. */
export function bookingLink(kind: LinkKind, address: string, answers: Answers): string {
  const words = namesIn[kind].flatMap((name) =>
    valuesOf(answers, name).map((value) => [name, value] as const),
  );
  return `${address}#${writeFragment(words, maxLinkLength - address.length - 1)}`;
}

/**
 * The words in a link or its fragment. Undefined if the link is damaged, or lacks what the form requires or its page needs.
 */
export function readBookingLink(kind: LinkKind, link: string): Answers | undefined {
  const answers = readFragment(link)?.filter(
    ([name, value]) => namesIn[kind].includes(name) && (optional[name]?.(value) ?? true),
  );
  if (!answers) return undefined;
  const asked = bookingFields.filter(({ name }) => namesIn[kind].includes(name));
  const isWhole =
    Object.entries(neededIn[kind]).every(([name, isRight]) => isRight(answerOf(answers, name))) &&
    !findFailure(asked, answers);
  return isWhole ? answers : undefined;
}

/** The content that offers choices. */
export interface Offer {
  services: readonly { name: string }[];
  pricing: {
    sizes: readonly { name: string }[];
    howOften: readonly { label: string }[];
    addOns: readonly { title: string }[];
    condition: { answers: readonly { title: string }[] } | null;
  };
}

/** The choices in a link that the site no longer offers, because the owner has renamed or deleted them since. */
export function noLongerOffered(answers: Answers, { services, pricing }: Offer): string[] {
  const offered: Readonly<Record<string, readonly string[]>> = {
    service: services.map(({ name }) => name),
    vehicle_size: pricing.sizes.map(({ name }) => name),
    how_often: pricing.howOften.map(({ label }) => label),
    add_ons: pricing.addOns.map(({ title }) => title),
    condition: pricing.condition?.answers.map(({ title }) => title) ?? [],
  };
  return Object.entries(offered).flatMap(([name, choices]) =>
    valuesOf(answers, name).filter((value) => !choices.includes(value)),
  );
}

/** The first price in a text, in whole dollars: `From $1,250` → `1250`. Empty if there is none. */
export function firstPrice(text: string): string {
  return /\$([\d,]+)/.exec(text)?.[1]?.replace(/,/g, "") ?? "";
}
