import { recall, remember } from "../site/tab-storage";
import { type Draft, formatReference, parseDraft } from "./draft";
import type { FormId } from "./field";

/** The draft of a form in this tab; undefined if there is none or storage is denied. */
export const readDraft = (form: FormId): Draft | undefined => parseDraft(recall(`draft-${form}`));

/** Stores a draft or, without one, removes it. If storage is denied or full, only the draft is lost. */
export function writeDraft(form: FormId, draft?: Draft): void {
  remember(`draft-${form}`, draft && JSON.stringify(draft));
}

/** A reference that no other request has. */
export const newReference = () => formatReference(crypto.getRandomValues(new Uint8Array(8)));
