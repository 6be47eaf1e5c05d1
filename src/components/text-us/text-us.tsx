import { textMessageLink } from "../../site/links";
import { ButtonAnchor } from "../button/button";
import { useBusiness } from "../site/use-site";

/** "Text us": a message that already says which service or place it is about, as far as the page knows. */
export function TextUs({ service = "a detail", place }: { service?: string; place?: string }) {
  const { mobile } = useBusiness().phone;
  const where = place ? ` in ${place}` : "";
  return (
    <ButtonAnchor
      variant="secondary"
      icon="message"
      href={textMessageLink(mobile, `Hi, could I get a quote for ${service}${where}?`)}
    >
      Text us
    </ButtonAnchor>
  );
}
