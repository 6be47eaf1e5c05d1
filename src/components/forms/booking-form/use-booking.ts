import { useEffect, useMemo } from "react";
import { outsideRegions } from "@/business/money";
import { type RequestOfForm, useRequest } from "@/components/forms/request-form/use-request";
import { useRemembered } from "@/components/hooks/use-remembered";
import { usePlace } from "@/components/regions/region/use-place";
import { bookingForm } from "@/requests/booking-questions";
import { linkFrom } from "@/requests/prefill";
import { answerOf } from "@/requests/question";
import { bookingChoices } from "./booking-choices";
import { answersOfLink, type BookingContent, choiceIn, readLink } from "./booking-choices";

/** The address with which the visitor arrived; its query and state prefill the form. */
export interface BookingLocation {
  search: string;
  state: unknown;
}

export type Booking = ReturnType<typeof useBooking>;

/**
 * A vehicle size from a link was chosen for the link's service: it is cleared when another service
 * is chosen, and returns with the first, until the visitor chooses a size (specification, section
 * 4). Returns the link's estimate in whole dollars while its service and size are chosen.
 */
function useLinkedEstimate(request: RequestOfForm, content: BookingContent): number | undefined {
  const { answers, linked, source, fillIn } = request;
  const { service, vehicleSize, estimate } = readLink(source, content);
  const chosen = choiceIn(answers, content);
  const isSame = service !== undefined && service === chosen.service;
  const size = (isSame && vehicleSize) || "";
  const { name = "" } = content.pricing.sizes.find(({ id }) => id === size) ?? {};
  const isChanged = service && linked.includes("vehicle_size") && chosen.vehicleSize !== size;
  useEffect(() => {
    if (isChanged) fillIn("vehicle_size", name);
  }, [fillIn, isChanged, name]);
  return isSame && chosen.vehicleSize === size ? estimate : undefined;
}

/** A booking request, with the place, the choices and the prices that follow from it. */
export function useBooking(content: BookingContent, { search, state }: BookingLocation) {
  const request = useRequest(bookingForm, {
    source: linkFrom(search, state, content.services),
    answersFor: (source) => answersOfLink(source, content),
  });
  const { answers, isReady, readForm } = request;
  const linkedEstimate = useLinkedEstimate(request, content);
  const suburb = answerOf(answers, "suburb").trim();
  const { place, region } = usePlace(content.regions, suburb);
  const isInQuestion = place?.kind === "part" && !place.region;
  const choices = bookingChoices(answers, content, { region, isInQuestion }, linkedEstimate);
  // The service decides which add-ons can be chosen.
  useEffect(() => void readForm(), [readForm, choices.service]);
  const isFilling = isReady && request.state === "filling";
  useRemembered(
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the content doesn't change
    useMemo(() => (isFilling ? choiceIn(answers, content) : undefined), [isFilling, answers]),
  );
  return {
    request,
    suburb,
    place,
    /** Whether the suburb is in none of the regions, so that no region's prices are promised. */
    isOutside: region === outsideRegions,
    choices,
  };
}
