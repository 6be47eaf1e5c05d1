import { graphql, Link } from "gatsby";
import type { Place, PlaceAnswer } from "@/business/places";
import { formatTravel } from "@/business/suburbs";
import { Ranges } from "@/components/ui/ranges/ranges";
import { bookingPath, contactPath } from "@/site/paths";
import * as styles from "./suburb-check.module.scss";

type Region = Queries.SuburbCheckRegionFragment;

/** The most places offered at a time; more letters narrow them down. */
const maxOffered = 4;

/** Whether we come to the typed place: its region, travel time, starting price, and a link that books there. */
export function SuburbAnswer({
  answer: { kind, places },
  typed,
}: {
  answer: PlaceAnswer<Region>;
  typed: string;
}) {
  const more = places.length - maxOffered;
  if (places.length === 0)
    return (
      <p>
        <span>{`${typed} is not on our list yet. `}</span>
        <Link to={contactPath({ suburb: typed })}>Ask us</Link>
        <span>: we may still come.</span>
      </p>
    );
  return (
    <>
      <ul className={styles.found}>
        {places.slice(0, maxOffered).map((place) => (
          <li key={`${place.name} ${place.region.slug}`}>
            <FoundPlace place={place} kind={kind} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`${more} more. Keep typing.`}</p>}
    </>
  );
}

function FoundPlace({
  place: { name, region },
  kind,
}: {
  place: Place<Region>;
  kind: PlaceAnswer<Region>["kind"];
}) {
  const { slug, longName, inSentence, travel, startingPrice } = region;
  const where = kind === "region" ? inSentence : name;
  const facts = `${formatTravel(travel)} travel, services ${startingPrice.text.toLowerCase()}.`;
  return (
    <>
      {kind === "nearby" ? (
        <span>
          <strong>{`${name} is not on our list, but we may still come.`}</strong>
          {` It is near the suburbs we visit across ${inSentence}.`}
        </span>
      ) : (
        <span>
          <strong>{`Yes, we come to ${where}.`}</strong>
          <Ranges>
            {kind === "region" || longName === name ? ` ${facts}` : ` ${longName}, ${facts}`}
          </Ranges>
        </span>
      )}{" "}
      {kind === "nearby" ? (
        <Link to={contactPath({ suburb: name })}>{`Ask about ${name}`}</Link>
      ) : (
        <Link
          to={bookingPath({ suburb: kind === "region" ? undefined : name, region: slug })}
        >{`Book in ${where}`}</Link>
      )}
    </>
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
