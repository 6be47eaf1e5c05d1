import { findCovered, layOutMap } from "@/business/river-map";
import { inMarks } from "@/content/problem";
import type { Rule } from "./rule";

/** Warns of names on the maps that are printed over another name or over the dot of another suburb. */
export const checkMap: Rule = ({ content: { files, entries } }, _error, warn) => {
  if (!files.business?.data.map) return;
  const regions = entries.regions
    .filter(({ data }) => !data.draft)
    .map(({ id, data, source }) => ({ ...data, slug: id, source }));
  for (const { text, over } of findCovered(layOutMap(regions))) {
    const region = regions.find(({ longName }) => longName === text);
    if (region)
      warn(
        { source: region.source, path: ["label"] },
        `on the map of all regions, ${inMarks(text)} is over ${over}`,
        "write another side: label: right, left, above or below",
      );
  }
  for (const { slug, suburbs, source } of regions)
    for (const { text, over } of findCovered(layOutMap(regions, { cropTo: slug })))
      warn(
        { source, path: ["suburbs", suburbs.findIndex(({ name }) => name === text)] },
        `on the map, ${inMarks(text)} is over ${over}`,
        "after its position, write another side: left, above or below",
      );
};
