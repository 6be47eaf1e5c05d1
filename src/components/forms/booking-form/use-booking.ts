import { outsideRegions } from "@/business/money";
import { useRequest } from "@/components/forms/request-form/use-request";
import type { VisitedLocation } from "@/components/hooks/is-followed";
import { usePlace } from "@/components/regions/region/use-place";
import { readQuery } from "@/requests/booking-query";
import { bookingForm } from "@/requests/booking-questions";
import { bookingChoices, type BookingContent, namedInLinks } from "./booking-choices";

export type Booking = ReturnType<typeof useBooking>;

/** A booking request, with the place, the choices and the prices that follow from it. */
export function useBooking(content: BookingContent, location: VisitedLocation) {
  const { suburb, place, answersOf } = usePlace(content.regions);
  const request = useRequest(bookingForm, {
    location,
    linked: readQuery(location.search, namedInLinks(content), location.state),
    complete: (answers) => ({ ...answers, ...answersOf(answers["suburb"]?.[0] ?? "") }),
  });
  const choices = bookingChoices(request.draft, content);
  return {
    request,
    suburb: suburb.trim(),
    place,
    /** Whether the suburb is in none of the regions, so that no region's prices are promised. */
    isOutside: choices.region === outsideRegions,
    choices,
  };
}
