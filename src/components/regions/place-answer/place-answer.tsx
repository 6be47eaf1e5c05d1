import { Fragment } from "react";
import { describePlace, maxOffered, type PlaceMatch as Answer } from "@/business/places";
import { unbroken } from "@/lib/unbroken";
import * as styles from "./place-answer.module.scss";

interface PlaceAnswerProps {
  answer: Answer;
  /** Fills in the name of a place. */
  choose: (name: string) => void;
}

/** Whether we come to a place, or which of several is meant, with a button for each. */
export function PlaceAnswer({ answer, choose }: PlaceAnswerProps) {
  if (answer.kind !== "part") {
    const words = describePlace(answer);
    return <span key={words}>{unbroken(words)}</span>;
  }
  const offered = answer.places.slice(0, maxOffered);
  return (
    <span className={styles.question} key={offered.map(({ name }) => name).join()}>
      <span>Do you mean </span>
      {offered.map(({ name, region }, index) => (
        <Fragment key={`${name} ${region.slug}`}>
          {index > 0 && <span> or </span>}
          <button type="button" onClick={() => choose(name)}>
            {name}
          </button>
        </Fragment>
      ))}
      <span>?</span>
    </span>
  );
}
