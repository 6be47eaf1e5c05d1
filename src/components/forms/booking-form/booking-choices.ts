import { costOf } from "@/business/estimate";
import { type Answers, valuesOf } from "@/requests/question";
import type { BookingContent } from "./booking-link";

export type BookingChoices = ReturnType<typeof bookingChoices>;

/**
 * The choices so far, from which the prices follow: for a region or, with `outsideRegions`, for
 * none. `linked` is the estimate that a link brings, in whole dollars.
 */
export function bookingChoices(
  answers: Answers,
  { services, pricing }: BookingContent,
  region: string | undefined,
  linked?: number,
) {
  const chosen = (question: string) => valuesOf(answers, question);
  const service = services.find(({ name }) => chosen("service").includes(name));
  const size = pricing.sizes.find(({ name }) => chosen("vehicle_size").includes(name));
  // The first answer is a single visit.
  const interval = pricing.howOften
    .slice(1)
    .find(({ label }) => chosen("how_often").includes(label));
  const additions = [
    ...pricing.addOns.filter(({ title }) => chosen("add_ons").includes(title)),
    ...(pricing.condition?.answers ?? []).filter(({ title }) =>
      chosen("condition").includes(title),
    ),
  ];
  const plan = interval?.plans.find((each) => each.service === service?.slug);
  return {
    service,
    /** Without `later`, nothing is promised for visits after the first. */
    cost: service && costOf(pricing, { service, size, additions, plan, linked }),
    region,
    /** Empty for a single visit. */
    howOften: interval?.label ?? "",
  };
}
