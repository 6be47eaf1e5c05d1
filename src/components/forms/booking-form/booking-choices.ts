import { costOf } from "@/business/estimate";
import { recall } from "@/lib/tab-storage";
import {
  beginChoice,
  type EstimateChoice,
  type PrefillLists,
  readPrefill,
  rememberedChoice,
} from "@/requests/prefill";
import { answerOf, type Answers, valuesOf } from "@/requests/question";
import type { LinkAnswers, NamedAnswers } from "@/requests/request";
import type { BookingQuery } from "@/site/paths";

/** An answer to “How often?”, with what each service costs then. */
type Interval = Queries.CarePlansFragment & { readonly note: string | null };

/** The content that the questions of the booking form offer. */
export interface BookingContent {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment & { howOften: readonly Interval[] };
  regions: readonly Queries.SuburbCheckRegionFragment[];
}

const listsOf = ({ services, pricing, regions }: BookingContent): PrefillLists => ({
  services,
  sizes: pricing.sizes,
  suburbs: regions.flatMap(({ suburbs }) => suburbs),
  addOns: pricing.addOns,
  conditions: pricing.condition?.answers ?? [],
});

/** The choices that a link prefills, as ids. */
export const readLink = (source: string, content: BookingContent): BookingQuery =>
  readPrefill(source, listsOf(content));

/** Choices as answers to the questions of the form. */
function answersTo(choice: EstimateChoice, { services, pricing }: BookingContent): NamedAnswers {
  const { service, vehicleSize, suburb, addOns = [], condition = [] } = choice;
  const titles = (list: readonly { id: string; title: string }[], ids: readonly string[]) =>
    list.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return {
    service: services.filter(({ slug }) => slug === service).map(({ name }) => name),
    vehicle_size: pricing.sizes.filter(({ id }) => id === vehicleSize).map(({ name }) => name),
    suburb: suburb ? [suburb] : [],
    add_ons: titles(pricing.addOns, addOns),
    condition: titles(pricing.condition?.answers ?? [], condition),
  };
}

/**
 * What a link and the tab answer. Once the tab remembers a choice, what it doesn't name was not
 * chosen.
 */
export function answersOfLink(source: string, content: BookingContent): LinkAnswers {
  const isKnown = recall(rememberedChoice) !== undefined;
  const given = (answers: NamedAnswers) =>
    Object.entries(answers).filter(([, values]) => values.length > 0);
  const answers = answersTo(beginChoice(source, listsOf(content)), content);
  return {
    answers: isKnown ? answers : Object.fromEntries(given(answers)),
    linked: given(answersTo(readLink(source, content), content)).map(([name]) => name),
  };
}

/** The services, sizes and additions that the answers name. */
function chosenIn(answers: Answers, { services, pricing }: BookingContent) {
  const isChosen = (question: string, name: string) => valuesOf(answers, question).includes(name);
  return {
    service: services.find(({ name }) => isChosen("service", name)),
    size: pricing.sizes.find(({ name }) => isChosen("vehicle_size", name)),
    addOns: pricing.addOns.filter(({ title }) => isChosen("add_ons", title)),
    conditions: (pricing.condition?.answers ?? []).filter(({ title }) =>
      isChosen("condition", title),
    ),
    // The first answer is a single visit.
    interval: pricing.howOften.slice(1).find(({ label }) => isChosen("how_often", label)),
  };
}

/** The answers as choices, which other pages know, too. */
export function choiceIn(answers: Answers, content: BookingContent): EstimateChoice {
  const { service, size, addOns, conditions } = chosenIn(answers, content);
  return {
    service: service?.slug ?? "",
    vehicleSize: size?.id ?? "",
    suburb: answerOf(answers, "suburb").trim(),
    addOns: addOns.map(({ id }) => id),
    condition: conditions.map(({ id }) => id),
  };
}

/** Where the car will be. */
interface PriceRegion {
  /** The region whose prices apply or, with `outsideRegions`, none. */
  region: string | undefined;
  /** Whether the suburb may be in two regions, so that there is no price until it is clear. */
  isInQuestion: boolean;
}

export type BookingChoices = ReturnType<typeof bookingChoices>;

/**
 * The choices so far, from which the prices follow. `linked` is the estimate that a link brings, in
 * whole dollars.
 */
export function bookingChoices(
  answers: Answers,
  content: BookingContent,
  { region, isInQuestion }: PriceRegion,
  linked?: number,
) {
  const { service, size, addOns, conditions, interval } = chosenIn(answers, content);
  const additions = [...addOns, ...conditions];
  const plan = interval?.plans.find((each) => each.service === service?.slug);
  const asked = isInQuestion ? undefined : service;
  return {
    service,
    /** Without `later`, nothing is promised for visits after the first. */
    cost: asked && costOf(content.pricing, { service: asked, size, additions, plan, linked }),
    region,
    isInQuestion,
    /** Empty for a single visit. */
    howOften: interval?.label ?? "",
  };
}
