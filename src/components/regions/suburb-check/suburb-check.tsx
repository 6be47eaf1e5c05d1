import { graphql, Link } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { onlyPlace } from "@/business/places";
import { typeInto } from "@/components/hooks/form-controls";
import { PlaceAnswer } from "@/components/regions/place-answer/place-answer";
import { usePlace } from "@/components/regions/region/use-place";
import { Icon } from "@/components/ui/icon/icon";
import { queryValue } from "@/lib/query-value";
import { pages } from "@/site/pages";
import { bookingPath, contactPath } from "@/site/paths";
import * as styles from "./suburb-check.module.scss";

/**
 * "Do you come to me?": takes a suburb, postcode, region or city, and says whether we come there,
 * and how far it is. Sent before or without scripts, it opens the contact page with the typed text.
 */
export function SuburbCheck({
  regions,
}: {
  regions: readonly Queries.SuburbCheckRegionFragment[];
}) {
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  // Text typed before hydration is answered once hydration ends.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= queryValue(location.search, "suburb") ?? "";
    setTyped(input.current.value);
  }, []);
  const { place: answer } = usePlace(regions, typed);
  const choose = (name: string) => typeInto(input.current?.form ?? null, "suburb", name);
  const [place] = answer?.places ?? [];
  const id = useId();
  return (
    <form
      className={`stack ${styles.check}`}
      action={pages.contact.path}
      onSubmit={(event) => {
        event.preventDefault();
        const only = onlyPlace(answer, typed);
        if (only) choose(only);
        // The answer is shown while typing, so "Check" only moves the focus: to what can be pressed
        // in the answer, or back to the empty field.
        (status.current?.querySelector<HTMLElement>("a, button") ?? input.current)?.focus();
      }}
    >
      <label htmlFor={id} className={`h4 ${styles.label}`}>
        Do you come to me?
      </label>
      <div className={styles.field}>
        <Icon name="pin" />
        <input
          id={id}
          name="suburb"
          ref={input}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="address-level2"
          placeholder="Suburb or postcode"
        />
        <button>Check</button>
      </div>
      <div ref={status} role="status" data-place={answer?.kind}>
        {answer && (
          <p>
            <PlaceAnswer answer={answer} choose={choose} />{" "}
            {place && answer.kind === "covered" && (
              <Link key={place.name} to={bookingPath({ suburb: place.name })}>
                {`Book in ${place.name}`}
              </Link>
            )}
            {!place && <Link to={contactPath({ suburb: typed.trim() })}>Ask us</Link>}
          </p>
        )}
      </div>
      <noscript>
        <Link to={pages["service-areas"].path}>See all suburbs we come to</Link>
      </noscript>
    </form>
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
