import type { KeptKey } from "./kept";
import { recall, remember } from "./tab-storage";

/** How many notes a list keeps, the newest ones. */
const most = 50;

type Notes = readonly (readonly [name: string, text: string])[];

/** What is stored may be damaged or another version's. */
function readNotes(list: KeptKey): Notes {
  try {
    const notes = JSON.parse(recall(list, "localStorage") ?? "[]") as Notes;
    return notes.filter((note) => note.length === 2);
  } catch {
    return [];
  }
}

/** The text noted under a name in a list that this browser keeps; undefined if there is none. */
export const notedIn = (list: KeptKey, name: string): string | undefined =>
  readNotes(list).find(([each]) => each === name)?.[1];

/** Notes a text under a name, in place of the last one. If storage is denied, nothing is noted. */
export function noteIn(list: KeptKey, name: string, text: string): void {
  const others = readNotes(list).filter(([each]) => each !== name);
  remember(list, JSON.stringify([[name, text], ...others].slice(0, most)), "localStorage");
}
