import { useSyncExternalStore } from "react";
import { nextToasts, type Toast, type ToastEvent } from "./toasts";

type ToastText = Omit<Toast, "id" | "open">;

/** Milliseconds from closing to removal; very long by the specification, section 4. */
const removeDelayMs = 1_000_000;

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function changeToasts(event: ToastEvent) {
  toasts = nextToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Closes a toast, which is removed much later; one that is closed already stays as it is. */
export function dismissToast(id: number) {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  changeToasts({ type: "dismiss", id });
  setTimeout(() => changeToasts({ type: "remove", id }), removeDelayMs);
}

/** Shows a toast in place of the one before; the focus does not move. */
export function toast(text: ToastText) {
  const id = ++lastId;
  changeToasts({ type: "add", toast: { ...text, id, open: true } });
  return {
    id,
    update: (changed: Partial<ToastText>) =>
      changeToasts({ type: "update", toast: { ...changed, id } }),
    dismiss: () => dismissToast(id),
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The toast that is open, if one is. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).find(({ open }) => open);
}
