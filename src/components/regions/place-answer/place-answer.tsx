import { graphql, Link } from "gatsby";
import { Fragment } from "react";
import { maxOffered, type PlaceAnswer } from "@/business/places";
import { formatTravel } from "@/business/suburbs";
import { bookingPath, contactPath } from "@/site/paths";
import * as styles from "./suburb-answer.module.scss";

interface SuburbAnswerProps {
  answer: PlaceAnswer;
  typed: string;
  /** Fills in the name of a place. Without it, a question has no answer. */
  choose?: (name: string) => void;
}

/** Whether we come to the typed place: its region, travel time, and a link that books there. */
export function SuburbAnswer({ answer, typed, choose }: SuburbAnswerProps) {
  const { kind, places } = answer;
  const [place] = places;
  if (!place)
    return (
      <p>
        <span key={typed}>{`${typed} is not on our list yet. `}</span>
        <Link to={contactPath({ suburb: typed })}>Ask us</Link>
        <span>: we may still come.</span>
      </p>
    );
  if (kind === "part") return choose ? <PlaceQuestion answer={answer} choose={choose} /> : null;
  const { name, region } = place;
  const { longName, inSentence, travel } = region;
  const isSuburb = kind === "covered";
  const away = `${formatTravel(travel)} away.`;
  return (
    <p key={name}>
      <span>
        <strong>{isSuburb ? `Yes, we come to ${name}.` : `Which suburb of ${inSentence}?`}</strong>
        {isSuburb && longName !== name ? ` ${longName}, ${away}` : ` ${away}`}
      </span>{" "}
      {isSuburb && <Link to={bookingPath({ suburb: name })}>{`Book in ${name}`}</Link>}
    </p>
  );
}

/** Asks which of several places is meant, with a button for each. */
export function PlaceQuestion({
  answer,
  choose,
}: Pick<SuburbAnswerProps, "answer"> & Required<Pick<SuburbAnswerProps, "choose">>) {
  const offered = answer.places.slice(0, maxOffered);
  return (
    <p className={styles.question} key={offered.map(({ name }) => name).join()}>
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
    </p>
  );
}

export const suburbCheckRegionFragment = graphql`
  fragment SuburbCheckRegion on Region {
    slug
    name
    longName
    inSentence
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
  }
`;
