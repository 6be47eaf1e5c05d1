import type { MouseEvent } from "react";
import { formatQuoteText, type QuoteFacts } from "../../business/quote-text";
import { useBusiness, useRegions } from "../../hooks/use-site";
import { textMessageLink } from "../../site/links";
import { ButtonAnchor } from "../button/button";
import { useRegion } from "../region/use-region";
import { recallQuote } from "./visit-facts";

/** "Text us": a message that already says what the page is about and what the visitor has chosen so far. */
export function TextUs({ service, place }: Pick<QuoteFacts, "service" | "place">) {
  const { mobile } = useBusiness().phone;
  const region = useRegion();
  const known = useRegions().find(({ slug }) => slug === region);
  const where = place ?? known?.inSentence;
  const link = (facts: QuoteFacts) => textMessageLink(mobile, formatQuoteText(facts));
  // Looked up when it is pressed, because it changes as choices are made.
  const onClick = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const chosen = recallQuote();
    // A size and an estimate are those of the service they were worked out for.
    const facts = service && service !== chosen.service ? { place: chosen.place } : chosen;
    currentTarget.href = link({ service, place: where, ...facts });
  };
  return (
    <ButtonAnchor
      variant="secondary"
      icon="message"
      href={link({ service, place: where })}
      onClick={onClick}
    >
      Text us
    </ButtonAnchor>
  );
}
