import { type Cost, costOf, type PriceAddition } from "@/business/estimate";
import { answerOf, type Answers, valuesOf } from "@/requests/question";
import type { BookingContent } from "./booking-link";

/** The choices so far, from which the prices follow. */
export interface BookingChoices {
  service: Queries.BookingServiceFragment | undefined;
  /** Name of the vehicle size; empty until one is chosen. */
  vehicleSize: string;
  /**
   * Undefined while no service is chosen. Without `later`, nothing is promised for visits after the
   * first.
   */
  cost: Cost | undefined;
  /** Slug of the region whose prices apply, or `outsideRegions`. */
  region: string | undefined;
  additions: readonly PriceAddition[];
  /** Empty for a single visit. */
  howOften: string;
}

/**
 * Works out the choices from the answers, for the prices of a region or, with `outsideRegions`, of
 * none. `linked` is the estimate that a link brings, in whole dollars.
 */
export function bookingChoices(
  answers: Answers,
  { services, pricing }: BookingContent,
  region: string | undefined,
  linked?: number,
): BookingChoices {
  const service = services.find(({ name }) => name === answerOf(answers, "service"));
  const vehicleSize = answerOf(answers, "vehicle_size");
  const size = pricing.sizes.find(({ name }) => name === vehicleSize);
  // The first answer is a single visit.
  const interval = pricing.howOften
    .slice(1)
    .find(({ label }) => label === answerOf(answers, "how_often"));
  const additionsOf = (question: "add_ons" | "condition", offered: readonly PriceAddition[] = []) =>
    offered.filter(({ title }) => valuesOf(answers, question).includes(title));
  const additions = [
    ...additionsOf("add_ons", pricing.addOns),
    ...additionsOf("condition", pricing.condition?.answers),
  ];
  const plan = interval?.plans.find((each) => each.service === service?.slug);
  return {
    service,
    vehicleSize,
    cost: service && costOf(pricing, { service, size, additions, plan, linked }),
    region,
    additions,
    howOften: interval?.label ?? "",
  };
}
