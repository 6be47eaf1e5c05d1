import type { PlaceMatch as Answer } from "@/business/places";
import { PlaceAnswer } from "@/components/regions/place-answer/place-answer";
import * as styles from "./price-sentence.module.scss";

interface SentenceAnswerProps {
  place: Answer | undefined;
  /** Fills in the name of a place. */
  choose: (name: string) => void;
  /** About the size or the service; undefined until there is anything to say of the car. */
  note: string | undefined;
  /** Shown until there is anything to answer. */
  lead: string;
  regions: readonly { slug: string; longName: string }[];
}

/**
 * Below the sentence: which cars a size means, and whether we come to the place. Until a place is
 * known, the lead or, once the visitor's region is known, whose prices are shown.
 */
export function SentenceAnswer({ place, choose, note, lead, regions }: SentenceAnswerProps) {
  const isQuestion = place?.kind === "part";
  return (
    <div className={`screen-only ${styles.answer}`}>
      <p>
        {note && !isQuestion && place?.kind !== "unknown" && <span key={note}>{note}</span>}
        {place ? (
          <PlaceAnswer answer={place} choose={choose} />
        ) : (
          <>
            <span className={styles.lead}>{note ? "" : lead}</span>
            <span className={styles.known}>
              {regions.map(({ slug, longName }) => (
                <span key={slug} data-in={slug}>{`${longName} prices`}</span>
              ))}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
