import { describePlace, type PlaceAnswer } from "@/business/places";
import { formatTravel } from "@/business/suburbs";
import * as styles from "./price-sentence.module.scss";

interface SentenceAnswerProps {
  place: PlaceAnswer | undefined;
  /** About the car. */
  note: string | undefined;
  /** Shown until there is anything to answer. */
  lead: string;
  regions: readonly { slug: string; longName: string }[];
}

/**
 * Below the sentence: which cars a size means, and whether we come to the place. Until a place is
 * known, the lead or, once the visitor's region is known, whose prices are shown.
 */
export function SentenceAnswer({ place, note, lead, regions }: SentenceAnswerProps) {
  const answer = place && answerAbout(place);
  return (
    <div className={`screen-only ${styles.answer}`}>
      <p>
        {note && place?.kind !== "unknown" && <span key={note}>{note}</span>}
        {answer ? (
          <span key={answer}>{answer}</span>
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

function answerAbout(answer: PlaceAnswer): string {
  const { kind, places } = answer;
  const [place] = places;
  if (!place) return describePlace(answer);
  const { longName, travel } = place.region;
  const yes = kind === "region" ? describePlace(answer) : `Yes, we come to ${place.name}.`;
  return `${yes} ${longName} prices, ${formatTravel(travel)} away.`;
}
