import { describePlace, type PlaceAnswer } from "@/business/places";
import { shortSizeName } from "@/business/short-size-name";
import { formatTravel } from "@/business/suburbs";
import { PlaceQuestion } from "@/components/regions/suburb-check/suburb-answer";
import type { Said } from "./said-of";
import * as styles from "./price-sentence.module.scss";

type Region = Queries.SuburbCheckRegionFragment;

interface SentenceAnswerProps {
  said: Said;
  lead: string;
  regions: readonly Region[];
  place: PlaceAnswer<Region> | undefined;
  sizes: Queries.SentenceRatesFragment["sizes"];
  isSizeExplained: boolean;
  /** Fills in the name of a place. */
  choose: (name: string) => void;
  /** Lets the visitor change the place. */
  change: () => void;
}

/** Below the sentence: which cars a size means, and whether we come to the place, or a question about it. */
export function SentenceAnswer(props: SentenceAnswerProps) {
  const { said, place, sizes, choose } = props;
  const { size, isEstimated, isOutside, isSettled } = said;
  if (place?.kind === "part" || (place?.kind === "covered" && !isSettled))
    return (
      <div className={`${styles.answer} ${styles.places}`}>
        <PlaceQuestion answer={place} choose={choose} />
      </div>
    );
  const names = sizes.map(({ name }) => name);
  const note = isEstimated
    ? props.isSizeExplained && `${shortSizeName(size.name, names)}: ${size.examples}. `
    : "We quote this service for your car. ";
  return (
    <div className={styles.answer}>
      <p>
        {note && !isOutside && <span key={note}>{note}</span>}
        <PlaceLine {...props} lead={note ? "" : props.lead} />
      </p>
    </div>
  );
}

function PlaceLine({ lead, regions, place, change }: SentenceAnswerProps) {
  const [found] = place?.places ?? [];
  if (!place)
    return (
      <>
        <span className={styles.lead}>{lead}</span>
        <span className={styles.known}>
          {regions.map(({ slug, longName }) => (
            <span key={slug} data-in={slug}>{`${longName} prices`}</span>
          ))}
          {" · "}
          <button type="button" onClick={change}>
            change
          </button>
        </span>
      </>
    );
  if (!found) return <span key={describePlace(place)}>{describePlace(place)}</span>;
  const { longName, inSentence, travel } = found.region;
  const yes =
    place.kind === "region" ? `Which suburb of ${inSentence}?` : `Yes, we come to ${found.name}.`;
  const answer = `${yes} ${longName} prices, ${formatTravel(travel)} away.`;
  return <span key={answer}>{answer}</span>;
}
