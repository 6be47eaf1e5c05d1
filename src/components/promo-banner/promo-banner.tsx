import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { paths } from "../../domain/paths";
import { ButtonLink } from "../button/button";
import { Icon } from "../icon/icon";
import * as styles from "./promo-banner.module.scss";

/** Milliseconds until the banner comes, and of its way out. Specification, section 2. */
const appearsAfter = 300;
const closesIn = 300;
const dismissedKey = "promo-dismissed";

type Phase = "hidden" | "shown" | "closing";

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal() {
  try {
    sessionStorage.setItem(dismissedKey, "1");
  } catch {
    // Storage is denied: the banner comes back on the next visit of the page, which harms nobody.
  }
}

/** The owner's offer, on desktops only; once closed it stays away for the browser session. */
export function PromoBanner({ promo }: { promo: Queries.PromoFragment }) {
  const [phase, setPhase] = useState<Phase>("hidden");
  useEffect(() => {
    if (wasDismissed()) return;
    const timer = setTimeout(() => setPhase("shown"), appearsAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (phase !== "closing") return;
    const timer = setTimeout(() => setPhase("hidden"), closesIn);
    return () => clearTimeout(timer);
  }, [phase]);
  if (phase === "hidden") return null;
  const close = () => {
    rememberDismissal();
    setPhase("closing");
  };
  return (
    <aside className={styles["banner"]} data-phase={phase} aria-label="Offer">
      <p>{promo.text}</p>
      <ButtonLink to={paths.booking}>{promo.linkLabel}</ButtonLink>
      <button type="button" className={styles["close"]} aria-label="Close the offer" onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

export const promoFragment = graphql`
  fragment Promo on Promo {
    text
    linkLabel
  }
`;
