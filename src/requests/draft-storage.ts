import { recall, remember } from "../site/tab-storage";
import { type Draft, formatReference, parseDraft } from "./draft";

/** The forms of the site. */
export type FormId = "booking" | "contact";

/** What was typed into a form in this tab; undefined also where storage is denied. */
export const readDraft = (form: FormId): Draft | undefined => parseDraft(recall(`draft-${form}`));

/** Keeps or, without a draft, forgets what was typed. Denied or full storage costs the draft and nothing else. */
export function writeDraft(form: FormId, draft?: Draft): void {
  remember(`draft-${form}`, draft && JSON.stringify(draft));
}

/** A reference that no other request has. */
export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));
