import { useSyncExternalStore } from "react";
import { type Draft, emptyDraft } from "@/requests/draft";
import { type DraftForm, draftStore } from "@/requests/draft-store";

/** A form's draft, and whether it is known: until React has hydrated the page, it is empty. */
export function useDraft(form: DraftForm): { draft: Draft; isReady: boolean } {
  const { get, subscribe } = draftStore(form);
  const draft = useSyncExternalStore<Draft | undefined>(subscribe, get, () => undefined);
  return { draft: draft ?? emptyDraft, isReady: draft !== undefined };
}
