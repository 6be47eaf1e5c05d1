/** A short message at the edge of the page. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant: "success" | "destructive";
  action?: { label: string; run: () => void } | undefined;
  open: boolean;
}

export type ToastEvent =
  | { type: "add"; toast: Toast }
  | { type: "update"; toast: Partial<Toast> & { id: number } }
  /** Without an id: all. */
  | { type: "dismiss" | "remove"; id?: number | undefined };

/** At most this many at a time. Specification, section 9. */
const toastLimit = 1;

/** The life of toasts: added (a new one replaces the old), updated, dismissed (marked closed), removed. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.type === "add") return [event.toast, ...toasts].slice(0, toastLimit);
  if (event.type === "update")
    return toasts.map((toast) =>
      toast.id === event.toast.id ? { ...toast, ...event.toast } : toast,
    );
  const isMeant = ({ id }: Toast) => !event.id || id === event.id;
  return event.type === "dismiss"
    ? toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast))
    : toasts.filter((toast) => !isMeant(toast));
}
