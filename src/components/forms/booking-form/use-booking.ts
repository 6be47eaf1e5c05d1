import { useEffect } from "react";
import { usePlace } from "@/components/regions/region/use-place";
import { bookingForm } from "@/requests/booking-fields";
import { answerOf } from "@/requests/field";
import { useBookingChoices } from "./use-booking-choices";
import {
  type BookingContent,
  type BookingLocation,
  useBookingRequest,
  useLinkedEstimate,
} from "./use-booking-request";

export type Booking = ReturnType<typeof useBooking>;

/** A booking request, with what follows from its answers: the place, the choices and their prices. */
export function useBooking(content: BookingContent, location: BookingLocation) {
  const request = useBookingRequest(bookingForm, content, location);
  const { linkedEstimate, keepSize } = useLinkedEstimate(request, content);
  const suburb = answerOf(request.answers, "suburb").trim();
  const place = usePlace(content.regions, suburb);
  const isOutside = place?.kind === "unknown" || place?.kind === "nearby";
  const choices = useBookingChoices(request.answers, content, isOutside, linkedEstimate);
  // The service decides which add-ons can be chosen.
  const { sync } = request;
  useEffect(() => sync(), [sync, choices.service]);
  return {
    request,
    suburb,
    place,
    /** Whether the suburb is in none of the regions, so that no region's prices are promised. */
    isOutside,
    choices,
    keepSize,
  };
}
