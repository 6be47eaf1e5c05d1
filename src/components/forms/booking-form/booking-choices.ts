import { costOf } from "@/business/estimate";
import { regionInQuestion } from "@/business/money";
import { chosenIn } from "@/components/prices/estimator/chosen-in";
import { priceRegionIn } from "@/components/regions/region/use-place";
import type { QueryContent } from "@/requests/booking-query";
import type { Draft } from "@/requests/draft";
import { answerOf, valuesOf } from "@/requests/question";

/** An answer to “How often?”, with what each service costs then. */
type Interval = Queries.CarePlansFragment & { readonly note: string | null };

/** The content that the questions of the booking form offer. */
export interface BookingContent {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment & { howOften: readonly Interval[] };
  regions: readonly Queries.SuburbCheckRegionFragment[];
}

/** What a link to the form may name. */
export const namedInLinks = ({ services, pricing, regions }: BookingContent): QueryContent => ({
  services,
  sizes: pricing.sizes,
  addOns: pricing.addOns,
  conditions: pricing.condition?.answers ?? [],
  regions,
});

export type BookingChoices = ReturnType<typeof bookingChoices>;

/** The choices so far, from which the prices follow. */
export function bookingChoices({ answers, source }: Draft, content: BookingContent) {
  const { services, pricing } = content;
  const { service, size, additions } = chosenIn(answers, services, pricing);
  const isChosen = ({ label }: Interval) => valuesOf(answers, "how_often").includes(label);
  // The first answer is a single visit.
  const interval = pricing.howOften.slice(1).find(isChosen);
  const plan = interval?.plans.find((each) => each.service === service?.slug);
  const linked = Number(answerOf(source, "estimate")) || undefined;
  const region = priceRegionIn(answers);
  const isInQuestion = region === regionInQuestion;
  const asked = isInQuestion ? undefined : service;
  return {
    service,
    /** Without `later`, nothing is promised for visits after the first. */
    cost: asked && costOf(pricing, { service: asked, size, additions, plan, linked }),
    /** The region whose prices apply, or what takes its place (business/money.ts). */
    region,
    /** Whether the suburb may be in two regions, so that there is no price until it is clear. */
    isInQuestion,
    /** Empty for a single visit. */
    howOften: interval?.label ?? "",
  };
}
