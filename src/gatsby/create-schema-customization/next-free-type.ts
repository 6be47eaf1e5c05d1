import type { ComputedType } from "@/lib/node-model";

/** The type of `nextFree` as the node of the business stores it (src/gatsby/on-create-node/content-fields.ts). */
export const nextFreeType: ComputedType = {
  name: "NextFreeDay",
  description: "The next free day of the business.",
  fields: {
    text: { type: "String!", description: "The day in words: Thursday 3 December." },
    begins: {
      type: "String!",
      description: "The instant at which the day begins where the business is, in ISO 8601.",
    },
  },
};
