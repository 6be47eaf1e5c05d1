import { outsideRegions, regionInQuestion } from "@/business/money";
import type { PlaceMatch } from "@/business/places";
import type { NamedAnswers } from "./question";

/** Whether a text names a suburb or a postcode; part of a name chooses no region. */
const isWhole = ({ kind }: PlaceMatch, text: string) =>
  kind === "covered" || (kind === "part" && /\d{4}/.test(text));

/** The answers while a suburb is typed: the text, and whose prices apply once it is long enough. */
export function answersWhileTyping(place: PlaceMatch | undefined, text: string): NamedAnswers {
  const region = place?.kind === "unknown" ? outsideRegions : place?.region?.slug;
  return {
    suburb: text ? [text] : [],
    suburb_region: place ? [region ?? regionInQuestion] : [],
  };
}

/** A suburb that somebody has finished. One that is found chooses its region. */
export function answersOfPlace(place: PlaceMatch | undefined, text: string): NamedAnswers {
  const region = place && isWhole(place, text) ? place.region?.slug : undefined;
  return { ...answersWhileTyping(place, text), ...(region && { region: [region] }) };
}
