import type { MouseEvent } from "react";
import { formatQuoteText } from "../../business/quote-text";
import { useBusiness, useRegions } from "../site/use-site";
import { textMessageLink } from "../../site/links";
import { useRegion } from "../region/use-region";
import { knownFacts } from "./visit-facts";

/** Makes a link to a text message say what is known by the time it is pressed, because choices change it. */
export function useTextMessage() {
  const { mobile } = useBusiness().phone;
  const region = useRegion();
  const place = useRegions().find(({ slug }) => slug === region)?.inSentence;
  return ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const facts = knownFacts(place);
    if (Object.values(facts).some(Boolean))
      currentTarget.href = textMessageLink(mobile, formatQuoteText(facts));
  };
}
