import { Fragment, type ReactNode } from "react";
import { estimateTotal } from "@/business/estimate";
import type { SentenceSlot } from "@/business/price-sentence";
import { RegionalPrices } from "@/components/prices/price/price";
import { maxSuburbLength } from "@/requests/prefill";
import type { Said } from "./said-of";
import * as styles from "./price-sentence.module.scss";

interface SentenceWordsProps {
  said: Said;
  services: readonly Queries.SentenceServiceFragment[];
  pricing: Queries.SentenceRatesFragment;
  /** Whether no place has been typed, so that the price follows the visitor's region. */
  isPriceOpen: boolean;
  /** Offered while the visitor types; undefined before hydration. */
  suburbs: readonly { name: string; postcode: string }[] | undefined;
}

/**
 * The sentence, with the words that can be changed as controls. All that React changes stands in elements of its own, which
 * it replaces, because a translator may have put others into them.
 */
export function SentenceWords(props: SentenceWordsProps) {
  const { said, services, pricing, suburbs } = props;
  const { parts, values, service, size } = said;
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
              {name.toLowerCase()}
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
    price: <SentencePrice {...props} />,
    duration: (
      <span key={values.duration} className="nowrap">
        {values.duration}
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

/** The price, or that it has to be asked. */
function SentencePrice({ said, pricing, isPriceOpen }: SentenceWordsProps) {
  const { values, service, size, isEstimated } = said;
  if (!isPriceOpen) return <strong key={values.price}>{values.price}</strong>;
  return (
    <strong key={service.slug}>
      <span>{isEstimated ? "about " : "from "}</span>
      <RegionalPrices
        price={service.price}
        inSize={(dollars) =>
          isEstimated ? estimateTotal(dollars, size.multiplier, pricing.roundTo) : dollars
        }
      />
    </strong>
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
