import { graphql, Link } from "gatsby";
import { Fragment } from "react";
import { maxOffered, type Place, type PlaceAnswer } from "@/business/places";
import { formatTravel } from "@/business/suburbs";
import { Ranges } from "@/components/ui/ranges/ranges";
import { bookingPath, contactPath } from "@/site/paths";
import * as styles from "./suburb-check.module.scss";

type Region = Queries.SuburbCheckRegionFragment;
type Choose = (name: string) => void;

/** Whether we come to the typed place: its region, travel time, starting price, and a link that books there. */
export function SuburbAnswer({
  answer,
  typed,
  choose,
}: {
  answer: PlaceAnswer<Region>;
  typed: string;
  /** Fills in the name of a place. Without it, a part of a name has no answer. */
  choose?: Choose;
}) {
  const { kind, places } = answer;
  if (kind === "part") return choose ? <PlaceQuestion answer={answer} choose={choose} /> : null;
  if (kind === "unknown")
    return (
      <p>
        <span key={typed}>{`${typed} is not on our list yet. `}</span>
        <Link to={contactPath({ suburb: typed })}>Ask us</Link>
        <span>: we may still come.</span>
      </p>
    );
  const more = places.length - maxOffered;
  return (
    <>
      <ul className={`stack ${styles.found}`}>
        {places.slice(0, maxOffered).map((place) => (
          <li key={`${place.name} ${place.region.slug}`}>
            <FoundPlace place={place} kind={kind} />
          </li>
        ))}
      </ul>
      {more > 0 && <p key={more}>{`${more} more. Keep typing.`}</p>}
    </>
  );
}

function FoundPlace({ place: { name, region }, kind }: { place: Place<Region>; kind: string }) {
  const { longName, inSentence, travel, startingPrice } = region;
  const facts = `${formatTravel(travel)} away, services ${startingPrice.text.toLowerCase()}.`;
  if (kind === "nearby")
    return (
      <>
        <span>
          <strong>{`${name} is not on our list, but we may still come.`}</strong>
          {` It is near the suburbs we visit across ${inSentence}.`}
        </span>{" "}
        <Link to={contactPath({ suburb: name })}>{`Ask about ${name}`}</Link>
      </>
    );
  const isSuburb = kind === "covered";
  return (
    <>
      <span>
        <strong>{isSuburb ? `Yes, we come to ${name}.` : `Which suburb of ${inSentence}?`}</strong>
        <Ranges>{isSuburb && longName !== name ? ` ${longName}, ${facts}` : ` ${facts}`}</Ranges>
      </span>{" "}
      {isSuburb && <Link to={bookingPath({ suburb: name })}>{`Book in ${name}`}</Link>}
    </>
  );
}

/** Asks which of several places is meant, with a button for each. */
export function PlaceQuestion({
  answer: { kind, places },
  choose,
}: {
  answer: PlaceAnswer<Region>;
  choose: Choose;
}) {
  const offered = places.slice(0, maxOffered);
  return (
    <p className={styles.question} key={offered.map(({ name }) => name).join()}>
      <span>{kind === "part" ? "Do you mean " : "Which one? "}</span>
      {offered.map(({ name, postcode, region }, index) => (
        <Fragment key={`${name} ${region.slug}`}>
          {index > 0 && <span> or </span>}
          <button type="button" onClick={() => choose(`${name} ${postcode}`.trim())}>
            {name}
          </button>
        </Fragment>
      ))}
      {kind === "part" && <span>?</span>}
    </p>
  );
}

export const suburbCheckRegionFragment = graphql`
  fragment SuburbCheckRegion on Region {
    slug
    name
    longName
    inSentence
    alsoCalled
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
    nearby {
      name
      postcode
    }
    startingPrice {
      text
    }
  }
`;
