import { useEffect } from "react";
import { outsideRegions } from "@/business/money";
import { type RequestOfForm, useRequest } from "@/components/forms/request-form/use-request";
import { setAnswer } from "@/components/hooks/form-controls";
import { usePlace } from "@/components/regions/region/use-place";
import { bookingForm } from "@/requests/booking-questions";
import { linkFrom } from "@/requests/prefill";
import { answerOf } from "@/requests/question";
import { bookingChoices } from "./booking-choices";
import { answersOfLink, type BookingContent, readLink } from "./booking-link";

/** The address with which the visitor arrived; its query and state prefill the form. */
export interface BookingLocation {
  search: string;
  state: unknown;
}

export type Booking = ReturnType<typeof useBooking>;

/**
 * A vehicle size from the link was chosen for the link's service: it is cleared when another
 * service is chosen, and returns with the first. A size that the visitor chose stays
 * (specification, section 4). Returns the link's estimate in whole dollars while its service and
 * size are chosen.
 */
function useLinkedEstimate(request: RequestOfForm, content: BookingContent): number | undefined {
  const { form, answers, answered, source, sync } = request;
  const linked = readLink(source, content);
  const linkedSize =
    linked.service && content.pricing.sizes.find(({ id }) => id === linked.vehicleSize)?.name;
  const service = content.services.find(({ name }) => name === answerOf(answers, "service"));
  const isLinkedService = linked.service === service?.slug;
  const size = answerOf(answers, "vehicle_size");
  const isOfLink = !answered.includes("vehicle_size") && (size === "" || size === linkedSize);
  useEffect(() => {
    if (!form.current || !linkedSize || !isOfLink) return;
    setAnswer(form.current, "vehicle_size", isLinkedService ? [linkedSize] : []);
    sync();
  }, [form, sync, linkedSize, isLinkedService, isOfLink]);
  const isLinkedChoice = linked.service && isLinkedService && size === (linkedSize ?? "");
  return isLinkedChoice ? linked.estimate : undefined;
}

/** A booking request, with the place, the choices and the prices that follow from it. */
export function useBooking(content: BookingContent, { search, state }: BookingLocation) {
  const request = useRequest(bookingForm, {
    source: linkFrom(search, state, content.services),
    answersFor: (source) => answersOfLink(source, content),
  });
  const linkedEstimate = useLinkedEstimate(request, content);
  const suburb = answerOf(request.answers, "suburb").trim();
  const { place, region } = usePlace(content.regions, suburb);
  const choices = bookingChoices(request.answers, content, region, linkedEstimate);
  // The service decides which add-ons can be chosen.
  const { sync } = request;
  useEffect(() => sync(), [sync, choices.service]);
  return {
    request,
    suburb,
    place,
    /** Whether the suburb is in none of the regions, so that no region's prices are promised. */
    isOutside: region === outsideRegions,
    choices,
  };
}
