import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "../link/link";
import { readOnce } from "../../business/read-once";
import { bookingPath, paths } from "../../site/paths";
import { coveredSuburbs, findSuburbs, formatTravel } from "../../business/suburbs";
import { Icon } from "../icon/icon";
import * as styles from "./suburb-check.module.scss";

/** "Do you come to me?": a suburb or postcode in, region, travel time and starting price out. Without scripts it leads to the list of suburbs. */
export function SuburbCheck({
  regions,
}: {
  regions: readonly Queries.SuburbCheckRegionFragment[];
}) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // What was typed before hydration is answered with it; sent before it, it comes in the address.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= readOnce(location.search, "suburb") ?? "";
    setTyped(input.current.value);
  }, []);
  const id = useId();
  const suburbs = coveredSuburbs(regions);
  const found = findSuburbs(suburbs, typed).slice(0, 3);
  const asked = typed.trim().length >= 3;
  return (
    <form
      className={styles["check"]}
      action={paths.serviceAreas}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className={styles["label"]}>
        Do you come to me?
      </label>
      <div className={styles["field"]}>
        <Icon name="pin" />
        <input
          id={id}
          name="suburb"
          list={`${id}-list`}
          ref={input}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="address-level2"
          placeholder="Suburb or postcode"
          enterKeyHint="search"
        />
        <datalist id={`${id}-list`}>
          {typed.length > 1 &&
            found.map(({ name, postcode }) => <option key={name} value={`${name} ${postcode}`} />)}
        </datalist>
      </div>
      <div className={styles["answer"]} role="status">
        {asked &&
          (found.length === 0 ? (
            <p>
              <span>{`${typed.trim()} is not on our list yet. `}</span>
              <Link to={paths.contact}>Ask us</Link>
              <span>, we may still come.</span>
            </p>
          ) : (
            <ul className={styles["found"]}>
              {found.map(({ name, region }) => (
                <li key={name}>
                  <span>
                    <strong>{`Yes, we come to ${name}.`}</strong>
                    <span>{` ${region.name}, ${formatTravel(region.travel)} travel, services ${priceOf(regions, region.slug)}.`}</span>
                  </span>{" "}
                  <Link to={bookingPath({ suburb: name })}>{`Book in ${name}`}</Link>
                </li>
              ))}
            </ul>
          ))}
      </div>
      <noscript>
        <Link to={paths.serviceAreas}>See all suburbs we come to</Link>
      </noscript>
    </form>
  );
}

function priceOf(regions: readonly Queries.SuburbCheckRegionFragment[], slug: string): string {
  return regions.find((region) => region.slug === slug)?.startingPrice.text.toLowerCase() ?? "";
}

export const suburbCheckRegionFragment = graphql`
  fragment SuburbCheckRegion on Region {
    slug
    name
    longName
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
    startingPrice {
      text
    }
  }
`;
