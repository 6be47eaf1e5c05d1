import { useEffect } from "react";
import { formatQuoteText } from "../../business/quote-text";
import { useBusiness } from "../site/use-site";
import { textMessageLink } from "../../site/links";
import { ButtonAnchor } from "../button/button";
import { useTextMessage } from "./use-text-message";
import { type PageFacts, setPageFacts } from "./visit-facts";

/** "Text us": a message that already says what the page is about and what the visitor has chosen so far. */
export function TextUs({ service, place }: PageFacts) {
  const { mobile } = useBusiness().phone;
  // For the bar below the page too.
  useEffect(() => {
    setPageFacts({ service, place });
    return () => setPageFacts({});
  }, [service, place]);
  return (
    <ButtonAnchor
      variant="secondary"
      icon="message"
      href={textMessageLink(mobile, formatQuoteText({ service, place }))}
      onClick={useTextMessage()}
    >
      Text us
    </ButtonAnchor>
  );
}
