import type { CarePlan } from "@/business/care-plan";
import { estimateFor, type PriceAddition } from "@/business/estimate";
import { answerOf, type Answers, valuesOf } from "@/requests/question";
import type { BookingContent } from "./booking-link";

/** The choices so far, from which the prices follow. */
export interface BookingChoices {
  service: Queries.BookingServiceFragment | undefined;
  /** Name of the vehicle size; empty until one is chosen. */
  vehicleSize: string;
  /** Whole dollars; undefined while it is unknown, and for services that are quoted. */
  estimate: number | undefined;
  /** Slug of the region whose prices apply, or `outsideRegions`. */
  region: string | undefined;
  additions: readonly PriceAddition[];
  /** Empty for a single visit. */
  howOften: string;
  /** What the visits after the first cost; undefined where nothing is promised. */
  plan: CarePlan | undefined;
}

/**
 * Works out the choices from the answers, for the prices of a region or, with `outsideRegions`, of none. `linkedEstimate` is
 * the estimate that a link brings, in whole dollars, for a service that the form itself can't estimate.
 */
export function bookingChoices(
  answers: Answers,
  { services, pricing }: BookingContent,
  region: string | undefined,
  linkedEstimate?: number,
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
  return {
    service,
    vehicleSize,
    estimate: estimateFor(pricing, service?.slug, size?.id, region) ?? linkedEstimate,
    region,
    additions: [
      ...additionsOf("add_ons", pricing.addOns),
      ...additionsOf("condition", pricing.condition?.answers),
    ],
    howOften: interval?.label ?? "",
    plan: interval?.plans.find((plan) => plan.service === service?.slug),
  };
}
