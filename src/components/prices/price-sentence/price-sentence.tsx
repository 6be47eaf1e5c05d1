import { graphql, navigate } from "gatsby";
import type { FormEvent, KeyboardEvent } from "react";
import { type Cost, costOf } from "@/business/estimate";
import { priceIn } from "@/business/money";
import { onlyPlace, suburbNameOf } from "@/business/places";
import { figureIn } from "@/business/price-sentence";
import { typeInto } from "@/components/hooks/form-controls";
import { useChoices } from "@/components/hooks/use-choices";
import { RegionalPrices } from "@/components/prices/price/price";
import { priceRegionIn } from "@/components/regions/region/use-place";
import { Button } from "@/components/ui/button/button";
import { bookingPath, contactPath } from "@/requests/booking-query";
import { tell } from "@/requests/draft-store";
import { answerOf } from "@/requests/question";
import { addressOf } from "@/site/address";
import { pages } from "@/site/pages";
import { SentenceAnswer } from "./sentence-answer";
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

/**
 * "Full Detail for my large vehicle in Springfield is about $450": the price of the visitor's car,
 * as a sentence with two choices and a suburb. Without scripts, and before they run, it is a form
 * that leads to the booking form with the choices.
 */
export function PriceSentence({ words, services, pricing, regions, lead }: PriceSentenceProps) {
  const { form, onInput, isReady, draft, suburb, place } = useChoices({
    services,
    sizes: pricing.sizes,
    regions,
  });
  const chosen = (question: string) => answerOf(draft.answers, question);
  const typed = suburb.trim();
  // A list that is untouched counts as its first choice, in the figure alone.
  const service = services.find(({ name }) => name === chosen("service")) ?? services[0];
  const size =
    pricing.sizes.find(({ name }) => name === chosen("vehicle_size")) ?? pricing.sizes[0];
  if (!service || !size) return null;
  const cost = costOf(pricing, { service, size });
  const isEstimated = cost.kind === "about";
  const region = priceRegionIn(draft.answers);
  // A place for which we may have no price.
  const isAsked = place !== undefined && !place.region;
  const isWhole = isEstimated && chosen("service") && chosen("vehicle_size");
  const link = bookingPath({
    service: chosen("service") && service.slug,
    vehicleSize: isEstimated && chosen("vehicle_size") ? size.id : undefined,
    estimate: isWhole ? priceIn(cost.service, region) : undefined,
    suburb: suburbNameOf(place),
  });
  const isChosen = typed || chosen("service") || chosen("vehicle_size");
  const figure = isAsked ? "ask us." : place && figureIn(cost, region);
  const onAnswer = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLSelectElement;
    // The sentence doesn't show what was added to the service before.
    if (name === "service" && chosen("service"))
      tell("booking", { type: "answered", answers: { add_ons: [], condition: [] } });
    onInput(event);
  };
  const choose = (name: string) => typeInto(form.current, "suburb", name);
  // Enter in the suburb's field ends typing, and its price appears; only the button leads on.
  const endTyping = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const only = onlyPlace(place, typed);
    if (only) choose(only);
    event.target.blur();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={addressOf(pages.booking.path)}
      autoComplete="off"
      data-draft="booking"
      data-ready={isReady || undefined}
      onInput={onAnswer}
      onKeyDown={endTyping}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(isAsked ? contactPath({ suburb: typed }) : link);
      }}
    >
      <SentenceWords
        words={isEstimated ? words.priced : words.unpriced}
        isAsked={isAsked}
        price={<SentencePrice cost={cost} figure={figure} />}
        service={service}
        size={size}
        services={services}
        sizes={pricing.sizes}
        suburbs={isReady ? regions.flatMap(({ suburbs }) => suburbs) : undefined}
      />
      <SentenceAnswer
        place={place}
        choose={choose}
        note={
          isEstimated
            ? chosen("vehicle_size") && `${size.name}: ${size.examples}. `
            : "We quote this service for your car. "
        }
        lead={lead}
        regions={regions}
      />
      <Button
        type="submit"
        icon={isAsked ? undefined : "calendar"}
        variant={isAsked ? "secondary" : "primary"}
      >
        {isAsked ? "Ask us" : isChosen ? "Book this" : "Book Now"}
      </Button>
    </form>
  );
}

/** While no place is named, the styles choose among the figures of all regions. */
function SentencePrice({ cost, figure }: { cost: Cost; figure: string | undefined }) {
  return (
    <strong aria-live="polite">
      {figure ? (
        <span key={figure}>{figure}</span>
      ) : (
        <span key={cost.kind}>
          <span>{`${cost.kind} `}</span>
          <RegionalPrices price={cost.service} />
        </span>
      )}
    </strong>
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
