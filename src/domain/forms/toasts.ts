/** A short message at the edge of the page. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  look?: "success" | "destructive" | undefined;
  action?: { label: string; run: () => void } | undefined;
  open: boolean;
}

export type ToastEvent =
  | { type: "add"; toast: Toast }
  | { type: "update"; toast: Partial<Toast> & { id: number } }
  | { type: "dismiss" | "remove"; id?: number | undefined };

/** At most this many at a time. Specification, section 9. */
export const toastLimit = 1;

/** Milliseconds from dismissed to removed: long enough that a closed toast never vanishes from under its way out. */
export const toastRemoveAfter = 1_000_000;

/**
 * The life of toasts: added (a new one replaces the old), updated, dismissed (marked closed), removed.
 * Without an id, dismiss and remove mean all.
 */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "add":
      return [event.toast, ...toasts].slice(0, toastLimit);
    case "update":
      return toasts.map((toast) => (toast.id === event.toast.id ? { ...toast, ...event.toast } : toast));
    case "dismiss":
      return toasts.map((toast) => (event.id === undefined || toast.id === event.id ? { ...toast, open: false } : toast));
    case "remove":
      return event.id === undefined ? [] : toasts.filter((toast) => toast.id !== event.id);
  }
}
