import { absoluteUrl } from "@/site/links";
import { paths } from "@/site/paths";
import { bookingLink, withAnswer } from "./booking-links";
import type { Answers } from "./question";

/** The name under which the booking form sends the link of its request. */
export const deskLinkName = "open_on_your_phone";

/**
 * The link that opens a request on the desk. `sent` is the day on which it is sent, `YYYY-MM-DD`. The desk shows questions without
 * an answer as not answered.
 */
export function deskLink(
  siteAddress: string,
  { reference, sent, answers }: { reference: string; sent: string; answers: Answers },
): string {
  const request = withAnswer(withAnswer(answers, "reference", reference), "sent", sent);
  return bookingLink("desk", absoluteUrl(siteAddress, paths.desk), request);
}
