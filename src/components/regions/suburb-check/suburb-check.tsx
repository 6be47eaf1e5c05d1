import { graphql, Link } from "gatsby";
import { useId, useRef } from "react";
import { onlyPlace, suburbNameOf } from "@/business/places";
import { typeInto } from "@/components/hooks/form-controls";
import { useChoices } from "@/components/hooks/use-choices";
import { PlaceAnswer } from "@/components/regions/place-answer/place-answer";
import { Icon } from "@/components/ui/icon/icon";
import { bookingPath, contactPath } from "@/requests/booking-query";
import { addressOf } from "@/site/address";
import { pages } from "@/site/pages";
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
  const status = useRef<HTMLDivElement>(null);
  const { form, onInput, suburb, place: answer } = useChoices({ regions });
  const typed = suburb.trim();
  const choose = (name: string) => typeInto(form.current, "suburb", name);
  const name = suburbNameOf(answer);
  const id = useId();
  return (
    <form
      ref={form}
      className={`stack ${styles.check}`}
      data-draft="booking"
      action={addressOf(pages.contact.path)}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        const only = onlyPlace(answer, typed);
        if (only) choose(only);
        // The answer is shown while typing, so "Check" only moves the focus: to what can be pressed
        // in the answer, or back to the empty field.
        const press = status.current?.querySelector<HTMLElement>("a, button");
        (press ?? document.getElementById(id))?.focus();
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
          autoComplete="address-level2"
          placeholder="Suburb or postcode"
        />
        <button>Check</button>
      </div>
      <div ref={status} role="status" data-place={answer && (answer.region?.slug ?? "")}>
        {answer && (
          <p>
            <PlaceAnswer answer={answer} choose={choose} />{" "}
            {name && (
              <Link key={name} to={bookingPath({ suburb: name })}>
                {`Book in ${name}`}
              </Link>
            )}
            {answer.kind === "unknown" && <Link to={contactPath({ suburb: typed })}>Ask us</Link>}
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
