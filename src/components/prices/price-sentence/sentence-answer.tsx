import { describePlace, type PlaceAnswer } from "@/business/places";
import { formatTravel } from "@/business/suburbs";
import { PlaceQuestion } from "@/components/regions/suburb-check/suburb-answer";
import type { SentenceState } from "./sentence-state";
import * as styles from "./price-sentence.module.scss";

interface SentenceAnswerProps {
  state: SentenceState;
  lead: string;
  regions: readonly Queries.SuburbCheckRegionFragment[];
  /** Whether the visitor has chosen the size. */
  isSizeChosen: boolean;
  /** Fills in the name of a place. */
  choose: (name: string) => void;
}

/**
 * Below the sentence: which cars a size means, and whether we come to the place, or a question
 * about it.
 */
export function SentenceAnswer({
  state,
  lead,
  regions,
  isSizeChosen,
  choose,
}: SentenceAnswerProps) {
  const { size, cost, where } = state;
  if (where.kind === "which")
    return (
      <div className={`${styles.answer} ${styles.places}`}>
        <PlaceQuestion answer={where.place} choose={choose} />
      </div>
    );
  const note =
    cost.kind === "from"
      ? "We quote this service for your car. "
      : isSizeChosen && `${size.name}: ${size.examples}. `;
  return (
    <div className={styles.answer}>
      <p>
        {note && where.kind !== "ask" && <span key={note}>{note}</span>}
        {where.kind === "open" && <OpenPlace lead={note ? "" : lead} regions={regions} />}
        {where.kind === "ask" && (
          <span key={describePlace(where.place)}>{describePlace(where.place)}</span>
        )}
        {where.kind === "found" && <FoundPlace place={where.place} />}
      </p>
    </div>
  );
}

/**
 * Until a place is known: the lead or, once the visitor's region is known, whose prices are shown.
 */
function OpenPlace({ lead, regions }: Pick<SentenceAnswerProps, "lead" | "regions">) {
  return (
    <>
      <span className={styles.lead}>{lead}</span>
      <span className={styles.known}>
        {regions.map(({ slug, longName }) => (
          <span key={slug} data-in={slug}>{`${longName} prices`}</span>
        ))}
      </span>
    </>
  );
}

function FoundPlace({
  place: { kind, places },
}: {
  place: PlaceAnswer<Queries.SuburbCheckRegionFragment>;
}) {
  const [found] = places;
  if (!found) return null;
  const { longName, inSentence, travel } = found.region;
  const yes =
    kind === "region" ? `Which suburb of ${inSentence}?` : `Yes, we come to ${found.name}.`;
  const answer = `${yes} ${longName} prices, ${formatTravel(travel)} away.`;
  return <span key={answer}>{answer}</span>;
}
