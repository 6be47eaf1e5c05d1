import { Fragment, type ReactNode } from "react";
import { askingParts, sentenceParts, type SentenceSlot } from "@/business/price-sentence";
import { RegionalPrices } from "@/components/prices/price/price";
import { inSentenceCase } from "@/lib/in-sentence-case";
import { maxSuburbLength } from "@/requests/prefill";
import type { SentenceState } from "./sentence-state";
import * as styles from "./price-sentence.module.scss";

interface SentenceWordsProps {
  /** The sentences of the home page, with words in braces. */
  words: Queries.PriceSentenceFragment;
  state: SentenceState;
  services: readonly Queries.SentenceServiceFragment[];
  pricing: Queries.SentenceRatesFragment;
  /** Offered while the visitor types; undefined before hydration. */
  suburbs: readonly { name: string; postcode: string }[] | undefined;
}

/**
 * The sentence, with the words that can be changed as controls. All that React changes stands in
 * elements of its own, which it replaces, because a translator may have put others into them.
 */
export function SentenceWords(props: SentenceWordsProps) {
  const { words, state, services, pricing, suburbs } = props;
  const { service, size, cost, price } = state;
  const sentence = cost.kind === "about" ? words.priced : words.unpriced;
  const parts = price === undefined ? askingParts(sentence) : sentenceParts(sentence);
  const slots: Record<SentenceSlot, ReactNode> = {
    service: (
      <Slot label="Service" id="sentence-service">
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
      <Slot label="Vehicle size" id="sentence-size">
        <select id="sentence-size" name="vehicleSize" defaultValue={size.id}>
          {pricing.sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {inSentenceCase(name)}
            </option>
          ))}
        </select>
      </Slot>
    ),
    suburb: (
      <Slot label="Suburb or postcode" id="sentence-suburb">
        <input
          id="sentence-suburb"
          name="suburb"
          list={suburbs && "sentence-suburbs"}
          placeholder="your suburb"
          autoComplete="address-level2"
          size={12}
          maxLength={maxSuburbLength}
        />
        {suburbs && (
          <datalist id="sentence-suburbs">
            {suburbs.map(({ name, postcode }) => (
              <option key={`${name} ${postcode}`} value={name} />
            ))}
          </datalist>
        )}
      </Slot>
    ),
    price: <SentencePrice {...state} />,
    duration: (
      <span key={service.duration} className={`nowrap ${styles.duration}`}>
        {service.duration}
      </span>
    ),
  };
  return (
    <p className={styles.sentence}>
      {parts.map((part, index) =>
        "slot" in part ? (
          <Fragment key={part.slot}>{slots[part.slot]}</Fragment>
        ) : (
          <span key={`${index} ${part.words}`}>{part.words}</span>
        ),
      )}
    </p>
  );
}

/**
 * The price, or that it has to be asked. The styles choose among those of all regions until a place
 * decides.
 */
function SentencePrice({ service, cost, price, where }: SentenceState) {
  const words =
    where.kind === "open" ? (
      <span key={service.slug}>
        <span>{`${cost.kind} `}</span>
        <RegionalPrices price={cost.service} />
      </span>
    ) : (
      <span key={price}>{price ?? "ask us."}</span>
    );
  return <strong aria-live="polite">{words}</strong>;
}

/**
 * A question in the sentence, with a label for those who can't see the sentence around it. `id` is
 * that of its control.
 */
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
