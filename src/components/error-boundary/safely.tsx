import { type ReactNode, useEffect, useRef } from "react";
import { TalkLinks } from "../talk-links/talk-links";
import { ErrorBoundary, goWithoutScripts } from "./error-boundary";
import * as styles from "./safely.module.scss";

/** Shown in place of a part of the page that broke. */
function BrokenPart({ what }: { what: string }) {
  return (
    <section className={styles.broken} role="alert">
      <h2>Something here did not work</h2>
      <p>{`Sorry, ${what} can't be shown just now. Load the page again, or call or text us: we'll help you right away.`}</p>
      <TalkLinks />
    </section>
  );
}

/**
 * A part of the page whose errors don't affect the rest: a sentence and the phone number replace it. After a reload, a part
 * that broke while it was rendered first is shown without scripts; one that broke later returns with the answers typed into
 * it.
 */
export function Safely({
  what,
  children,
}: {
  /** The part, in words: "the booking form". */
  what: string;
  children: ReactNode;
}) {
  const hasWorked = useRef(false);
  // After errors of the first rendering have been reported.
  useEffect(() => {
    hasWorked.current = true;
  }, []);
  return (
    <ErrorBoundary
      onError={() => hasWorked.current || goWithoutScripts()}
      fallback={<BrokenPart what={what} />}
    >
      {children}
    </ErrorBoundary>
  );
}
