/** A short message at the edge of the page (specification, section 3). */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** A button that answers the message and closes it. */
  action?: { label: string; onPress: () => void } | undefined;
  variant: "success" | "destructive";
  open: boolean;
}

export type ToastEvent =
  | { type: "add"; toast: Toast }
  | { type: "update"; toast: Partial<Toast> & { id: number } }
  | { type: "dismiss" | "remove"; id: number };

/** The most toasts shown at a time (specification, section 9). */
const toastLimit = 1;

/** The toasts after an action: one is added (replacing the last), updated, closed or removed. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "add":
      return [event.toast, ...toasts].slice(0, toastLimit);
    case "update":
      return toasts.map((toast) =>
        toast.id === event.toast.id ? { ...toast, ...event.toast } : toast,
      );
    case "dismiss":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case "remove":
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
