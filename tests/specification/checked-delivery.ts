import { checkContent } from "../../src/content/check-content";
import type { CheckedContent } from "../../src/content/checked-content";
import { deliveredContent } from "./delivered-content";

/** The content as it was delivered, checked. */
export const content = checkContent(deliveredContent, { today: "2099-01-01" });

/** The data of one of its files. */
export function dataOf<Kind extends keyof CheckedContent["files"]>(kind: Kind) {
  const file = content.files[kind];
  if (!file) throw new Error(`content/${kind}.yml could not be read`);
  return file.data as NonNullable<CheckedContent["files"][Kind]>["data"];
}

/** A fact of each of some entries, by the entry's id. */
export const byId = <Data, Fact>(
  entries: readonly { id: string; data: Data }[],
  fact: (data: Data) => Fact,
) => Object.fromEntries(entries.map(({ id, data }) => [id, fact(data)]));
