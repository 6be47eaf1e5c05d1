import { Fragment, type ReactNode } from "react";
import { type SentenceSlot, splitAtSuburb } from "@/business/price-sentence";
import { inSentenceCase } from "@/lib/in-sentence-case";
import { unbroken } from "@/lib/unbroken";
import { maxSuburbLength } from "@/requests/booking-query";
import * as styles from "./price-sentence.module.scss";

type SentenceService = Queries.SentenceServiceFragment;
type SentenceSize = Queries.SentenceRatesFragment["sizes"][0];

interface SentenceWordsProps {
  /** A sentence with words in braces. */
  words: string;
  /** Whether the place has no price, and the sentence ends with it. */
  isAsked: boolean;
  price: ReactNode;
  service: SentenceService;
  size: SentenceSize;
  services: readonly SentenceService[];
  sizes: readonly SentenceSize[];
  /** Offered while the visitor types; undefined before hydration. */
  suburbs: readonly { name: string; postcode: string }[] | undefined;
}

/**
 * The sentence, with the words that can be changed as controls. What React changes is in separate
 * elements, which it replaces whole, because a translator may have put others into them.
 */
export function SentenceWords(props: SentenceWordsProps) {
  const { words, isAsked, price, service, size, services, sizes, suburbs } = props;
  const { asked, said } = splitAtSuburb(words);
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
          {sizes.map(({ id, name }) => (
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
        {isAsked && <span>:</span>}
      </Slot>
    ),
    price,
    duration: <span key={service.duration}>{unbroken(service.duration)}</span>,
  };
  const showParts = (parts: typeof asked) =>
    parts.map((part, index) =>
      "slot" in part ? (
        <Fragment key={part.slot}>{slots[part.slot]}</Fragment>
      ) : (
        <span key={`${index} ${part.words}`}>{part.words}</span>
      ),
    );
  return (
    <p className={styles.sentence}>
      {showParts(asked)}
      <span key={String(isAsked)} className={styles.said}>
        {isAsked ? <> {price}</> : showParts(said)}
      </span>
    </p>
  );
}

/** A question in the sentence, with a hidden label. `id` is that of its control. */
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
