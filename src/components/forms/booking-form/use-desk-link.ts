import { localTime } from "@/business/dates";
import { photoNames } from "@/components/forms/photo-field/use-photos";
import type { RequestOfForm } from "@/components/forms/request-form/use-request";
import { useBusiness } from "@/components/hooks/use-site";
import { questionsWithDefault } from "@/requests/booking-questions";
import { deskLink, deskLinkName } from "@/requests/desk-link";
import type { Answers } from "@/requests/question";

/** Returns what writes the owner's link to the desk into a request that is being sent, from the answers as they are then. */
export function useDeskLink({ reference, answered }: RequestOfForm) {
  const { timeZone, desk, siteAddress } = useBusiness();
  return (formData: FormData, answers: Answers) => {
    if (!desk) return;
    const photos = photoNames.filter((name) => formData.has(name)).length;
    const link = deskLink(siteAddress, {
      reference,
      sent: localTime(new Date(), timeZone).day,
      answers: [
        ...answers.filter(
          ([name]) => !questionsWithDefault.includes(name) || answered.includes(name),
        ),
        ...(photos > 0 ? [["photos", String(photos)] as const] : []),
      ],
    });
    formData.set(deskLinkName, link);
  };
}
