import { type Answers, valuesOf } from "@/requests/field";

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
