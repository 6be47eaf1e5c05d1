import { notNeeded } from "@/business/add-ons";
import { type Answers, valuesOf } from "@/requests/question";

type Rates = Pick<Queries.EstimatorFragment, "sizes" | "addOns" | "condition">;

/**
 * The service, size and additions that the answers name. An add-on that the service doesn't need
 * isn't counted until another service can have it.
 */
export function chosenIn<Service extends { slug: string; name: string }>(
  answers: Answers,
  services: readonly Service[],
  { sizes, addOns: allAddOns, condition }: Rates,
) {
  const isChosen = (question: string, name: string) => valuesOf(answers, question).includes(name);
  const service = services.find(({ name }) => isChosen("service", name));
  const addOns = allAddOns.filter(
    (addOn) => isChosen("add_ons", addOn.title) && !notNeeded(addOn, service),
  );
  const conditions = (condition?.answers ?? []).filter(({ title }) => isChosen("condition", title));
  return {
    service,
    size: sizes.find(({ name }) => isChosen("vehicle_size", name)),
    addOns,
    conditions,
    additions: [...addOns, ...conditions],
  };
}
