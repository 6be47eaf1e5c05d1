import { Link } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { usePlace } from "@/components/regions/region/use-place";
import { Icon } from "@/components/ui/icon/icon";
import { queryValue } from "@/lib/query-value";
import { paths } from "@/site/paths";
import { SuburbAnswer } from "./suburb-answer";
import { typeInto } from "./type-into";
import * as styles from "./suburb-check.module.scss";

/**
 * "Do you come to me?": takes a suburb, postcode, region or city; shows the region, travel time and
 * starting price. Sent before or without scripts, it opens the contact page with the typed text.
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
  const choose = (name: string) => input.current && typeInto(input.current, name);
  const id = useId();
  return (
    <form
      className={`stack ${styles.check}`}
      action={paths.contact}
      onSubmit={(event) => {
        event.preventDefault();
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
        {answer && <SuburbAnswer answer={answer} typed={typed.trim()} choose={choose} />}
      </div>
      <noscript>
        <Link to={paths.serviceAreas}>See all suburbs we come to</Link>
      </noscript>
    </form>
  );
}
