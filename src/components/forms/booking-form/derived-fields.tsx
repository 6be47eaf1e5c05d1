import { localTime } from "@/business/dates";
import { photoNames } from "@/components/forms/photo-field/use-photos";
import { HiddenField } from "@/components/forms/request-form/request-form";
import { useBusiness, useRegions } from "@/components/hooks/use-site";
import { type BookingFieldName, questionsWithDefault } from "@/requests/booking-fields";
import { deskLink, deskLinkName } from "@/requests/desk-link";
import type { Answers } from "@/requests/field";
import { shownPrice } from "./booking-summary";
import type { Booking } from "./use-booking";

/** What follows from the answers and is sent with them: the estimate, the region and the price shown. */
export function DerivedFields({ booking }: { booking: Booking }) {
  const regions = useRegions();
  const { request, choices, isOutside } = booking;
  const derived: Partial<Record<BookingFieldName, string | undefined>> = {
    price_estimate: choices.estimate === undefined ? undefined : `$${choices.estimate}`,
    region: regions.find(({ slug }) => slug === choices.region)?.longName,
    price_shown: shownPrice(choices, isOutside),
  };
  return (
    <>
      {Object.entries(derived).map(([name, value]) => (
        <HiddenField key={name} name={name} value={request.isReady ? value : undefined} />
      ))}
    </>
  );
}

/** Where the owner's link to the desk is sent; empty until then. */
export function DeskLinkField() {
  return useBusiness().desk ? <HiddenField name={deskLinkName} value={undefined} /> : null;
}

/** Returns what writes the owner's link to the desk into a request that is being sent, from the answers as they are then. */
export function useDeskLink({ request: { reference, answered } }: Booking) {
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
