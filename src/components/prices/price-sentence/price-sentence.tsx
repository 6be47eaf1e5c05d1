import { graphql, navigate } from "gatsby";
import type { FormEvent, KeyboardEvent } from "react";
import { type Cost, costOf } from "@/business/estimate";
import { formatDollars, priceIn } from "@/business/money";
import { useChoice } from "@/components/prices/estimator/use-choice";
import { RegionalPrices } from "@/components/prices/price/price";
import { usePlace } from "@/components/regions/region/use-place";
import { PlaceQuestion } from "@/components/regions/suburb-check/suburb-answer";
import { typeInto } from "@/components/regions/suburb-check/type-into";
import { Button } from "@/components/ui/button/button";
import { bookingPath, contactPath, paths } from "@/site/paths";
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
  const { suburb: typed = "", vehicleSize } = choice;
  const { place, region } = usePlace(regions, typed);
  // A list that is untouched counts as its first choice, in the figure alone.
  const service = services.find(({ slug }) => slug === choice.service) ?? services[0];
  const size = pricing.sizes.find(({ id }) => id === vehicleSize) ?? pricing.sizes[0];
  if (!service || !size) return null;
  const cost = costOf(pricing, { service, size });
  const isEstimated = cost.kind === "about";
  const isAsked = place?.kind === "part" || place?.kind === "unknown";
  const figure = isAsked
    ? "ask us."
    : place && `${cost.kind} ${formatDollars(priceIn(cost.service, region))}`;
  const link = bookingPath({
    service: choice.service,
    vehicleSize: isEstimated ? vehicleSize : undefined,
    suburb: place?.kind === "covered" ? place.places[0]?.name : typed,
    estimate:
      isEstimated && choice.service && vehicleSize ? priceIn(cost.service, region) : undefined,
  });
  const isChosen = link !== paths.booking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(isAsked ? contactPath({ suburb: typed }) : link);
  };
  const choose = (name: string) => {
    const field = form.current?.elements.namedItem("suburb");
    if (field instanceof HTMLInputElement) typeInto(field, name);
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
        words={isEstimated ? words.priced : words.unpriced}
        isAsked={isAsked}
        price={<SentencePrice cost={cost} figure={figure} />}
        service={service}
        size={size}
        services={services}
        sizes={pricing.sizes}
        suburbs={isReady ? regions.flatMap(({ suburbs }) => suburbs) : undefined}
      />
      {place?.kind === "part" ? (
        <div className={`screen-only ${styles.answer} ${styles.places}`}>
          <PlaceQuestion answer={place} choose={choose} />
        </div>
      ) : (
        <SentenceAnswer
          place={place}
          note={
            isEstimated
              ? vehicleSize && `${size.name}: ${size.examples}. `
              : "We quote this service for your car. "
          }
          lead={lead}
          regions={regions}
        />
      )}
      <Button type="submit" icon="calendar" variant={isAsked ? "secondary" : "primary"}>
        {isAsked ? `Ask about ${typed}` : isChosen ? "Book this" : "Book Now"}
      </Button>
    </form>
  );
}

/** Without a figure, the styles choose among those of all regions. */
function SentencePrice({ cost, figure }: { cost: Cost; figure: string | undefined }) {
  return (
    <strong aria-live="polite">
      {figure === undefined ? (
        <span key={cost.kind}>
          <span>{`${cost.kind} `}</span>
          <RegionalPrices price={cost.service} />
        </span>
      ) : (
        <span key={figure}>{figure}</span>
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
