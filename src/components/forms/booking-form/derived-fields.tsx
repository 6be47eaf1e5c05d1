import { localTime } from "@/business/dates";
import { HiddenField } from "@/components/forms/request-form/request-form";
import { useBusiness, useRegions } from "@/components/hooks/use-site";
import { deskLink, deskLinkName } from "@/desk/desk-link";
import { type BookingFieldName, questionsWithDefault } from "@/requests/booking-fields";
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

interface DeskLinkFieldProps {
  booking: Booking;
  /** How many photos go with the request. */
  photos: number;
}

/** The owner's link to the desk, with the request in it. */
export function DeskLinkField({ booking: { request }, photos }: DeskLinkFieldProps) {
  const { timeZone, desk, siteAddress } = useBusiness();
  const { answers, answered, isReady, reference } = request;
  if (!desk) return null;
  const link = () =>
    deskLink(siteAddress, {
      reference,
      sent: localTime(new Date(), timeZone).day,
      answers: [
        ...answers.filter(
          ([name]) => !questionsWithDefault.includes(name) || answered.includes(name),
        ),
        ...(photos > 0 ? [["photos", String(photos)] as const] : []),
      ],
    });
  return <HiddenField name={deskLinkName} value={isReady ? link() : undefined} />;
}
