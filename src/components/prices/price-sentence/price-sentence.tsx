import { graphql, navigate } from "gatsby";
import { type FormEvent, useEffect, useState } from "react";
import { describePlace } from "@/business/places";
import { sentenceText } from "@/business/price-sentence";
import { estimateOf, useChoice } from "@/components/prices/estimator/use-choice";
import { usePlace } from "@/components/regions/region/use-place";
import { fillIn } from "@/components/regions/suburb-check/fill-in";
import { Button } from "@/components/ui/button/button";
import { contactPath, paths } from "@/site/paths";
import { saidOf, settledPlace } from "./said-of";
import { SentenceAnswer } from "./sentence-answer";
import { SentenceWords } from "./sentence-words";
import * as styles from "./price-sentence.module.scss";

/** Milliseconds after the last change until the sentence is read out. */
const readOutDelayMs = 800;

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
 * "Full Detail for my large vehicle in Springfield is about $450": the price of the visitor's car, as a sentence with two
 * choices and a suburb. Without scripts, and before they run, it is a form that leads to the booking form with the choices.
 */
export function PriceSentence({ words, services, pricing, regions, lead }: PriceSentenceProps) {
  const [isSizeInFocus, setSizeInFocus] = useState(false);
  const content = { pricing, services };
  const { form, sync, isReady, choice } = useChoice(content);
  const { place, region } = usePlace(regions, choice.suburb ?? "");
  const suburb = settledPlace(place)?.name ?? choice.suburb;
  const first = { service: services[0]?.slug, vehicleSize: pricing.sizes[0]?.id };
  const estimate = estimateOf(content, { ...choice, suburb }, region, first);
  const said = saidOf(words, estimate, place);
  const { isOutside, isSettled } = said;
  const suburbField = () => form.current?.elements.namedItem("suburb") as HTMLInputElement | null;
  const suburbAsked = place?.places[0]?.name ?? choice.suburb ?? "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOutside) void navigate(contactPath({ suburb: suburbAsked }));
    else void navigate(estimate.isChosen ? estimate.booking : paths.booking);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={paths.booking}
      autoComplete="off"
      onInput={sync}
      onFocus={({ target }) => setSizeInFocus(target.id === "sentence-size")}
      onBlur={() => setSizeInFocus(false)}
      onSubmit={submit}
    >
      <SentenceWords
        said={said}
        services={services}
        pricing={pricing}
        // The styles choose among the prices of all regions until a place decides.
        isPriceOpen={!place}
        suburbs={isReady ? regions.flatMap(({ suburbs }) => suburbs) : undefined}
      />
      <SentenceAnswer
        said={said}
        lead={lead}
        regions={regions}
        place={place}
        sizes={pricing.sizes}
        isSizeExplained={isSizeInFocus || choice.vehicleSize !== undefined}
        choose={(name) => {
          const field = suburbField();
          if (field) fillIn(field, name);
        }}
        change={() => suburbField()?.focus()}
      />
      <Button type="submit" icon="calendar" variant={isOutside ? "secondary" : "primary"}>
        {isOutside ? `Ask about ${suburbAsked}` : estimate.isChosen ? "Book this" : "Book Now"}
      </Button>
      <ReadOut
        text={[
          estimate.isChosen && sentenceText(said.parts, said.values),
          place && !isSettled && describePlace(place),
        ]
          .filter(Boolean)
          .join(" ")}
      />
    </form>
  );
}

/** Has screen readers read a text once, after the last of several quick changes. */
function ReadOut({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSaid, readOutDelayMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
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
