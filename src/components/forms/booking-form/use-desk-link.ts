import { localTime } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { bookingLink, deskLinkName } from "@/requests/booking-links";
import type { Answers } from "@/requests/question";

/** Returns a function that adds the desk's link to a request as it is sent. */
export function useDeskLink() {
  const { timeZone, siteAddress } = useBusiness();
  return (formData: FormData, answers: Answers) => {
    const { day } = localTime(new Date(), timeZone);
    formData.set(deskLinkName, bookingLink("desk", siteAddress, [["sent", day], ...answers]));
  };
}
