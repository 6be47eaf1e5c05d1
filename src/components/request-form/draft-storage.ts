import { type Draft, formatReference, parseDraft } from "../../business/draft";

/** The forms of the site. */
export type FormId = "booking" | "contact";

/** What was typed into a form in this tab; undefined also where storage is denied. */
export function readDraft(form: FormId): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(`draft-${form}`));
  } catch {
    return undefined;
  }
}

/** Keeps or, without a draft, forgets what was typed. Denied or full storage costs the draft and nothing else. */
export function writeDraft(form: FormId, draft?: Draft): void {
  try {
    if (draft) sessionStorage.setItem(`draft-${form}`, JSON.stringify(draft));
    else sessionStorage.removeItem(`draft-${form}`);
  } catch {
    // Nothing is lost that is on the screen.
  }
}

/** A reference that no other request has. */
export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));
