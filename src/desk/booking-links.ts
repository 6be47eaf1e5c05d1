import { dayName, weekdays } from "@/business/dates";
import { bookingFields } from "@/requests/booking-fields";
import { isReference } from "@/requests/draft";
import { answerOf, type Answers, type Field, findFailure, valuesOf } from "@/requests/field";
import { decodeFragment, encodeFragment, maxLinkLength } from "./url-fragment";

// The links of a job: the request's opens the owner's desk, and the quote's is for the customer.

/** What version 1 of a link holds, in this order. Links that have been sent must keep working, so change neither list. */
const fieldsOfLinks = {
  desk: [
    ...["reference", "sent", "full_name", "phone", "email", "vehicle", "suburb", "service"],
    ...["vehicle_size", "cars", "how_often", "add_ons", "condition", "price_shown"],
    ...["preferred_days", "preferred_time", "contact_method", "utilities", "message"],
    ...["price", "day", "time"],
  ],
  quote: [
    ...["reference", "full_name", "suburb", "service", "vehicle_size", "cars", "add_ons"],
    ...["condition", "price", "day", "time"],
  ],
} as const;

/** What a link opens: the desk with a request, or a quote. */
export type LinkKind = keyof typeof fieldsOfLinks;

/** The labels of the choices that come from the content, by question. */
export type Choices = Readonly<Record<string, readonly string[] | undefined>>;

/** The content that offers choices. */
export interface JobContent {
  services: readonly { slug: string; name: string }[];
  pricing: {
    sizes: readonly { id: string; name: string }[];
    howOften: readonly { label: string }[];
    addOns: readonly { title: string }[];
    condition: { answers: readonly { title: string }[] } | null;
  };
}

/** The choices that the content offers. */
export const choicesFrom = ({ services, pricing }: JobContent): Choices => ({
  service: services.map(({ name }) => name),
  vehicle_size: pricing.sizes.map(({ name }) => name),
  how_often: pricing.howOften.map(({ label }) => label),
  add_ons: pricing.addOns.map(({ title }) => title),
  condition: pricing.condition?.answers.map(({ title }) => title),
  preferred_days: weekdays.map(dayName),
});

/** Half hours of a day, `HH:MM`. */
export const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 ? "30" : "00"}`;
});

/** Whether a text is a real day, `YYYY-MM-DD`. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** Whether a text is a price in whole dollars. */
export const isPrice = (text: string) => /^[1-9]\d{0,4}$/.test(text);

/** The values in a link that aren't answers of the form, with a check for each. */
const ownChecks: Readonly<Record<string, (value: string) => boolean>> = {
  reference: isReference,
  sent: isDay,
  price: isPrice,
  day: isDay,
  time: (value) => halfHours.includes(value),
};

const isChosen = ({ kind }: Field) => ["select", "radios", "checkboxes"].includes(kind);

/** Whether a value is one that the form or the desk could have sent. */
function isKnown(name: string, value: string, choices: Choices): boolean {
  const check = ownChecks[name];
  if (check) return check(value);
  const field: Field | undefined = bookingFields.find((each) => each.name === name);
  if (!field || !isChosen(field)) return true;
  const known = choices[name] ?? field.options?.map((option) => option.value) ?? [];
  return known.includes(value);
}

/** The answers with another value for one of them. */
export const withAnswer = (answers: Answers, name: string, value: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  [name, value],
];

/** The link of a request or a quote: the address of its page, and the values in its fragment. */
export function jobLink(kind: LinkKind, address: string, values: Answers): string {
  const room = maxLinkLength - address.length - 1;
  const fields = fieldsOfLinks[kind].map((name) => valuesOf(values, name));
  return `${address}#${encodeFragment(fields, room)}`;
}

/**
 * The answers in the fragment of a link. Choices that the site doesn't offer are left out. Undefined if the fragment is
 * damaged, or lacks what the form requires or its page needs.
 */
export function readJobLink(
  kind: LinkKind,
  fragment: string,
  choices: Choices,
): Answers | undefined {
  const names = fieldsOfLinks[kind];
  const values = decodeFragment(fragment);
  if (values?.length !== names.length) return undefined;
  const answers = names.flatMap((name, index) =>
    (values[index] ?? [])
      .filter((value) => isKnown(name, value, choices))
      .map((value) => [name, value] as const),
  );
  const asked = bookingFields.filter(({ name }) => names.some((each) => each === name));
  const needed = kind === "desk" ? ["reference", "sent"] : ["reference", "price", "day", "time"];
  const isWhole = needed.every((name) => answerOf(answers, name)) && !findFailure(asked, answers);
  return isWhole ? answers : undefined;
}

/** The fragment in what somebody has pasted: a link, with words around it or without, or the fragment alone. */
export function fragmentIn(text: string): string {
  return /1\.[\w-]+\.[a-z\d]+/.exec(text)?.[0] ?? "";
}

/** The first price in a text, in whole dollars: `From $1,250` → `1250`. Empty if there is none. */
export function firstPrice(text: string): string {
  return /\$([\d,]+)/.exec(text)?.[1]?.replace(/,/g, "") ?? "";
}
