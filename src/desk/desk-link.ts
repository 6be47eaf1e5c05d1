import type { Answers } from "@/requests/field";
import { absoluteUrl } from "@/site/links";
import { paths } from "@/site/paths";
import { jobLink } from "./booking-links";

/** The name under which the booking form sends the link of its request. */
export const deskLinkName = "open_on_your_phone";

/** The link that opens a request on the desk. `sent` is the day on which it is sent, `YYYY-MM-DD`. */
export function deskLink(
  siteAddress: string,
  request: { reference: string; sent: string; answers: Answers },
): string {
  const { reference, sent, answers } = request;
  return jobLink("desk", absoluteUrl(siteAddress, paths.desk), [
    ["reference", reference],
    ["sent", sent],
    ...answers,
  ]);
}
