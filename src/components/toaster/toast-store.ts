import { useSyncExternalStore } from "react";
import { nextToasts, type Toast, toastRemoveAfter, type ToastEvent } from "../../domain/forms/toasts";

type Words = Omit<Toast, "id" | "open">;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function send(event: ToastEvent) {
  toasts = nextToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Closes the toast of an id, or whichever is open; it is removed much later. */
export function dismissToast(id?: number) {
  send({ type: "dismiss", id });
  setTimeout(() => send({ type: "remove", id }), toastRemoveAfter);
}

/** Shows a toast in place of the one before. */
export function toast(words: Words) {
  const id = ++lastId;
  send({ type: "add", toast: { ...words, id, open: true } });
  return { id, update: (changed: Partial<Words>) => send({ type: "update", toast: { ...changed, id } }), dismiss: () => dismissToast(id) };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => toasts[0];

/** The toast of the moment, open or closed. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
