import { graphql, navigate } from "gatsby";
import type { FormEvent, KeyboardEvent } from "react";
import { priceIn } from "@/business/money";
import { useChoice } from "@/components/prices/estimator/use-choice";
import { usePlace } from "@/components/regions/region/use-place";
import { typeInto } from "@/components/regions/suburb-check/type-into";
import { Button } from "@/components/ui/button/button";
import { bookingPath, contactPath, paths } from "@/site/paths";
import { SentenceAnswer } from "./sentence-answer";
import { sentenceState } from "./sentence-state";
import { SentenceWords } from "./sentence-words";
import * as styles from "./price-sentence.module.scss";

interface PriceSentenceProps {
  /** The sentences of the home page, with words in braces. */
  words: Queries.PriceSentenceFragment;
  services: readonly Queries.SentenceServiceFragment[];
  pricing: Queries.SentenceRatesFragment;
  regions: readonly Queries.SuburbCheckRegionFragment[];
  /** Shown until a place is known. */
  lead: string;
}

/** Enter in the suburb's field ends typing, and its price appears; only the button leads on. */
function endTyping(event: KeyboardEvent) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.blur();
}

/**
 * "Full Detail for my large vehicle in Springfield is about $450": the price of the visitor's car,
 * as a sentence with two choices and a suburb. Without scripts, and before they run, it is a form
 * that leads to the booking form with the choices.
 */
export function PriceSentence({ words, services, pricing, regions, lead }: PriceSentenceProps) {
  const { form, sync, isReady, choice } = useChoice(pricing, services);
  const typed = choice.suburb ?? "";
  const { place, region } = usePlace(regions, typed);
  const state = sentenceState(services, pricing, choice, place, region);
  if (!state) return null;
  const suburb = place?.kind === "covered" ? place.places[0]?.name : choice.suburb;
  const { service, vehicleSize } = choice;
  const isEstimated = state.cost.kind === "about";
  const booking = bookingPath({
    service,
    vehicleSize: isEstimated ? vehicleSize : undefined,
    suburb,
    estimate:
      isEstimated && service && vehicleSize ? priceIn(state.cost.service, region) : undefined,
  });
  const isChosen = booking !== paths.booking;
  const isAsked = state.price === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(isAsked ? contactPath({ suburb: typed }) : booking);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={paths.booking}
      autoComplete="off"
      data-ready={isReady || undefined}
      onInput={sync}
      onKeyDown={endTyping}
      onSubmit={submit}
    >
      <SentenceWords
        words={words}
        state={state}
        services={services}
        pricing={pricing}
        suburbs={isReady ? regions.flatMap(({ suburbs }) => suburbs) : undefined}
      />
      <SentenceAnswer
        state={state}
        lead={lead}
        regions={regions}
        isSizeChosen={choice.vehicleSize !== undefined}
        choose={(name) => {
          const field = form.current?.elements.namedItem("suburb");
          if (field instanceof HTMLInputElement) typeInto(field, name);
        }}
      />
      <Button type="submit" icon="calendar" variant={isAsked ? "secondary" : "primary"}>
        {isAsked ? `Ask about ${typed}` : isChosen ? "Book this" : "Book Now"}
      </Button>
    </form>
  );
}

export const priceSentenceFragments = graphql`
  fragment PriceSentence on PriceSentence {
    priced
    unpriced
  }
  fragment SentenceService on Service {
    slug
    code
    name
    duration
    price {
      ...Price
    }
  }
  fragment SentenceRates on Pricing {
    ...EstimateRates
    sizes {
      examples
    }
  }
`;
