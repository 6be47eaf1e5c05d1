import { findPlaces } from "../../business/places";
import { SuburbAnswer } from "./suburb-answer";

/** The answer to a suburb that a visitor came in with; nothing where we do not know the place. */
export function AskedSuburb({
  regions,
  asked,
}: {
  regions: readonly Queries.SuburbCheckRegionFragment[];
  asked: string;
}) {
  const answer = findPlaces(regions, asked);
  return answer && answer.kind !== "unknown" ? (
    <SuburbAnswer answer={answer} typed={asked} />
  ) : null;
}
