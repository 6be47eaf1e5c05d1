import { graphql, navigate } from "gatsby";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { estimateFor, estimateTotal } from "@/business/estimate";
import { formatDollars, outsideRegions, priceIn, standardOnly } from "@/business/money";
import { describePlace } from "@/business/places";
import { sentenceParts, type SentenceSlot, sentenceText } from "@/business/price-sentence";
import { formatTravel } from "@/business/suburbs";
import { RegionalPrices } from "@/components/prices/price/price";
import { usePlace } from "@/components/regions/region/use-place";
import { useRegion } from "@/components/regions/region/use-region";
import { SuburbAnswer } from "@/components/regions/suburb-check/suburb-answer";
import { Button } from "@/components/ui/button/button";
import { Ranges } from "@/components/ui/ranges/ranges";
import { maxSuburbLength } from "@/requests/prefill";
import { bookingPath, paths } from "@/site/paths";
import * as styles from "./price-sentence.module.scss";

/** Milliseconds after the last change until the sentence is read out. */
const readOutDelayMs = 800;

/** The most suburbs that are offered to choose from. */
const maxOffered = 4;

interface PriceSentenceProps {
  /** The sentences of the home page, with words in braces. */
  words: Queries.PriceSentenceFragment;
  services: readonly Queries.SentenceServiceFragment[];
  pricing: Queries.EstimateRatesFragment;
  regions: readonly Queries.SuburbCheckRegionFragment[];
  /** Shown until a suburb is typed. */
  lead: string;
}

/**
 * "A Full Detail for a large vehicle in Springfield is about $450": the price of the visitor's car, as a sentence with two
 * choices and a suburb. Without scripts, and before they run, it is a form that leads to the booking form with the choices.
 */
export function PriceSentence({ words, services, pricing, regions, lead }: PriceSentenceProps) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until hydration, which counts what was chosen before it.
  const [chosen, setChosen] = useState<Record<"service" | "vehicleSize" | "suburb", string>>();
  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const value = (name: string) => String(data.get(name) ?? "").trim();
    setChosen((before) => ({
      service: value("service"),
      // A sentence that doesn't mention the size leaves the chosen size unchanged.
      vehicleSize: value("vehicleSize") || (before?.vehicleSize ?? ""),
      suburb: value("suburb"),
    }));
  };
  useEffect(read, []);

  const suburb = chosen?.suburb ?? "";
  const answer = usePlace(regions, suburb);
  const chosenRegion = useRegion();
  const isOutside = answer?.kind === "unknown" || answer?.kind === "nearby";
  const region = isOutside ? outsideRegions : chosenRegion;
  const service = services.find(({ slug }) => slug === chosen?.service) ?? services[0];
  const size = pricing.sizes.find(({ id }) => id === chosen?.vehicleSize) ?? pricing.sizes[0];
  if (!service || !size) return null;
  const isChanged = suburb !== "" || service !== services[0] || size !== pricing.sizes[0];

  const isEstimated = pricing.estimator.some(({ slug }) => slug === service.slug);
  const places = answer?.places ?? [];
  const isCovered = answer?.kind === "covered" || answer?.kind === "region";
  const place = isCovered && places.length === 1 ? places[0] : undefined;
  const isPriceKnown = isCovered && places.every((each) => each.region.slug === region);
  const estimate = estimateFor(pricing, service.slug, size.id, region);
  const prefix = isEstimated && isPriceKnown ? "about" : "from";
  const values: Record<SentenceSlot, string> = {
    service: service.name,
    size: size.name.toLowerCase(),
    suburb: place?.name ?? (suburb || "your suburb"),
    price: `${prefix} ${formatDollars(estimate ?? priceIn(service.price, region))}`,
    duration: service.duration,
  };
  const sentence = isEstimated ? words.priced : words.unpriced;
  const slots: Record<SentenceSlot, ReactNode> = {
    service: (
      <Slot label="Service" id="sentence-service" key="service">
        <select id="sentence-service" name="service" defaultValue={service.slug}>
          {services.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </Slot>
    ),
    size: (
      <Slot label="Vehicle size" id="sentence-size" key="size">
        <select id="sentence-size" name="vehicleSize" defaultValue={size.id}>
          {pricing.sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name.toLowerCase()}
            </option>
          ))}
        </select>
      </Slot>
    ),
    suburb: (
      <Slot label="Suburb or postcode" id="sentence-suburb" key="suburb">
        <input
          id="sentence-suburb"
          name="suburb"
          list={chosen ? "sentence-suburbs" : undefined}
          placeholder="suburb or postcode"
          autoComplete="address-level2"
          enterKeyHint="go"
          size={16}
          maxLength={maxSuburbLength}
        />
      </Slot>
    ),
    price: (
      <strong key="price">
        {`${prefix} `}
        <RegionalPrices
          price={isOutside ? standardOnly(service.price) : service.price}
          inSize={(dollars) =>
            isEstimated ? estimateTotal(dollars, size.multiplier, pricing.roundTo) : dollars
          }
        />
      </strong>
    ),
    duration: <Ranges key="duration">{service.duration}</Ranges>,
  };
  const book = (event: FormEvent) => {
    event.preventDefault();
    const path = isChanged
      ? bookingPath({
          service: service.slug,
          vehicleSize: isEstimated ? size.id : undefined,
          estimate,
          suburb: (answer?.kind === "covered" ? place?.name : undefined) ?? suburb,
          region: region === regions[0]?.slug ? undefined : region,
        })
      : paths.booking;
    void navigate(path);
  };
  const choose = (text: string) => {
    const input = form.current?.elements.namedItem("suburb");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={paths.booking}
      autoComplete="off"
      onInput={read}
      onSubmit={book}
    >
      <p className={styles.sentence}>
        {sentenceParts(sentence, values).map((part, index) =>
          "slot" in part ? slots[part.slot] : <span key={index}>{part.words}</span>,
        )}
      </p>
      <div className={styles.answer}>
        {!answer && <p>{lead}</p>}
        {place && (
          <p>
            {`Yes, we come to ${answer?.kind === "region" ? place.region.inSentence : place.name}. `}
            <Ranges>{`${place.region.longName} prices, ${formatTravel(place.region.travel)} travel.`}</Ranges>
          </p>
        )}
        {isCovered && places.length > 1 && (
          <p>
            {"Which one? "}
            {places.slice(0, maxOffered).map(({ name, postcode, region: { slug } }) => (
              <button
                key={`${name} ${slug}`}
                type="button"
                onClick={() => choose(`${name} ${postcode}`)}
              >{`${name} ${postcode}`}</button>
            ))}
            {places.length > maxOffered && "or keep typing."}
          </p>
        )}
        {answer && !isCovered && <SuburbAnswer answer={answer} typed={suburb} />}
      </div>
      <Button type="submit" icon="calendar">
        {isChanged ? "Book this" : "Book Now"}
      </Button>
      {chosen && (
        <datalist id="sentence-suburbs">
          {regions.flatMap(({ suburbs, longName }) =>
            suburbs.map(({ name, postcode }) => (
              <option key={`${name} ${postcode}`} value={name}>
                {longName}
              </option>
            )),
          )}
        </datalist>
      )}
      <ReadOut
        text={
          isChanged
            ? [sentenceText(sentence, values), answer && !isCovered && describePlace(answer)]
                .filter(Boolean)
                .join(" ")
            : ""
        }
      />
    </form>
  );
}

/** A question in the sentence, with a label for those who can't see the sentence around it. `id` is that of its control. */
function Slot({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <span className={styles.slot}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {children}
    </span>
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
    name
    duration
    price {
      ...Price
    }
  }
`;
