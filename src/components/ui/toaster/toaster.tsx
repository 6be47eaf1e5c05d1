import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { listen } from "@/lib/listen";
import type { Toast } from "./toasts";
import { dismissToast, useToast } from "./use-toast";
import * as styles from "./toaster.module.scss";

/** Milliseconds a toast is shown; it waits while it is pointed at or holds the focus. */
const toastDurationMs = 7000;

/** Two live regions that are there from the start, so that screen readers announce toasts. */
export function Toaster() {
  const toast = useToast();
  return (
    <div className={`screen-only ${styles.place}`}>
      {(["destructive", "success"] as const).map((variant) => (
        <div key={variant} role={variant === "success" ? "status" : "alert"}>
          {toast?.variant === variant && <ToastCard key={toast.id} toast={toast} />}
        </div>
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, title, description, action, variant } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = setTimeout(function close() {
      if (card.current?.matches(":hover, :focus-within"))
        timer = setTimeout(close, toastDurationMs);
      else dismissToast(id);
    }, toastDurationMs);
    const stop = listen(window, { keydown: ({ key }) => key === "Escape" && dismissToast(id) });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);
  return (
    <div ref={card} className={`${styles.toast} ${styles[variant]}`} data-toast>
      <Icon name={variant === "success" ? "check" : "info"} />
      <div className={styles.words}>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Close" onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
