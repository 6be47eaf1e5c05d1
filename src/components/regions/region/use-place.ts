import { useEffect, useMemo } from "react";
import { placeFinder, type PlaceRegion } from "@/business/places";
import { useDraft } from "@/components/hooks/use-draft";
import { listen } from "@/lib/listen";
import { tell } from "@/requests/draft-store";
import { answersOfPlace, answersWhileTyping } from "@/requests/place-answers";
import { answerOf, type Answers } from "@/requests/question";

/** The slug of the region whose prices apply, or what takes its place (business/money.ts). */
export const priceRegionIn = (answers: Answers): string | undefined =>
  answerOf(answers, "suburb_region") || answerOf(answers, "region") || undefined;

/**
 * The visitor's suburb in a field named "suburb", and the place that it means. A suburb or a
 * postcode also chooses its region once the field is left.
 */
export function usePlace(regions: readonly PlaceRegion[]) {
  const suburb = answerOf(useDraft("booking").draft.answers, "suburb");
  const findPlace = useMemo(() => placeFinder(regions), [regions]);
  const place = useMemo(() => findPlace(suburb), [findPlace, suburb]);
  useEffect(() => {
    const leaveField = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "suburb") return;
      const answers = answersOfPlace(findPlace(target.value), target.value);
      tell("booking", { type: "answered", answers });
    };
    return listen(document, { change: leaveField });
  }, [findPlace]);
  return {
    suburb,
    place,
    /** The answers of the field while somebody types. */
    answersOf: (text: string) => answersWhileTyping(findPlace(text), text),
  };
}
