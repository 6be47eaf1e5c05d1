import { localTime } from "@/business/dates";
import type { RequestOfForm } from "@/components/forms/request-form/use-request";
import { useBusiness } from "@/components/hooks/use-site";
import { bookingLink, deskLinkName } from "@/requests/booking-links";
import { questionsWithDefault } from "@/requests/booking-questions";
import type { Answers } from "@/requests/question";

/** Returns what writes the owner's link to the desk into a request as it is sent. */
export function useDeskLink({ answered }: RequestOfForm) {
  const { timeZone, siteAddress } = useBusiness();
  return (formData: FormData, answers: Answers) => {
    const link = bookingLink("desk", siteAddress, [
      ["sent", localTime(new Date(), timeZone).day],
      // The desk shows a default that nobody has confirmed as not answered.
      ...answers.filter(
        ([name]) => !questionsWithDefault.includes(name) || answered.includes(name),
      ),
    ]);
    formData.set(deskLinkName, link);
  };
}
