import { graphql, navigate } from "gatsby";
import type { KeyboardEvent } from "react";
import { type Cost, costOf } from "@/business/estimate";
import { priceIn } from "@/business/money";
import { onlyPlace } from "@/business/places";
import { sentenceState } from "@/business/price-sentence";
import { typeInto } from "@/components/hooks/form-controls";
import { useChoice } from "@/components/prices/estimator/use-choice";
import { RegionalPrices } from "@/components/prices/price/price";
import { usePlace } from "@/components/regions/region/use-place";
import { Button } from "@/components/ui/button/button";
import { pages } from "@/site/pages";
import { bookingPath, contactPath } from "@/site/paths";
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
  const { form, onInput, isReady, choice } = useChoice({ services, sizes: pricing.sizes });
  const { suburb: typed = "", vehicleSize } = choice;
  const { place, region } = usePlace(regions, typed);
  // A list that is untouched counts as its first choice, in the figure alone.
  const service = services.find(({ slug }) => slug === choice.service) ?? services[0];
  const size = pricing.sizes.find(({ id }) => id === vehicleSize) ?? pricing.sizes[0];
  if (!service || !size) return null;
  const cost = costOf(pricing, { service, size });
  const isEstimated = cost.kind === "about";
  const state = sentenceState(cost, place, region);
  const link = bookingPath({
    service: choice.service,
    vehicleSize: isEstimated ? vehicleSize : undefined,
    suburb: place?.kind === "covered" ? place.places[0]?.name : typed,
    estimate:
      isEstimated && choice.service && vehicleSize ? priceIn(cost.service, region) : undefined,
  });
  const book = { link, words: link === pages.booking.path ? "Book Now" : "Book this" } as const;
  const ask = { link: contactPath({ suburb: typed }), words: `Ask about ${typed}` };
  const button = { open: book, priced: book, quoted: book, which: book, ask }[state.kind];
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
      action={pages.booking.path}
      autoComplete="off"
      data-ready={isReady || undefined}
      onInput={onInput}
      onKeyDown={endTyping}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(button.link);
      }}
    >
      <SentenceWords
        words={isEstimated ? words.priced : words.unpriced}
        isAsked={state.kind === "ask"}
        price={<SentencePrice cost={cost} figure={state.figure} />}
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
            ? vehicleSize && `${size.name}: ${size.examples}. `
            : "We quote this service for your car. "
        }
        lead={lead}
        regions={regions}
      />
      <Button type="submit" icon="calendar" variant={button === ask ? "secondary" : "primary"}>
        {button.words}
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
