import { type PointerEvent, useEffect, useRef } from "react";
import { Icon } from "../icon/icon";
import { dismissToast, useToast } from "./toast-store";
import * as styles from "./toaster.module.scss";

/** Milliseconds a toast stays; it waits while it is pointed at or holds the focus. */
const stays = 7000;
/** Pixels of a swipe that closes. */
const swipe = 60;

/**
 * Where toasts appear. Our own, because a page may carry few kilobytes beyond the framework: the smallest well-kept libraries
 * are larger than all of the form beside it. The two regions are there from the start, so that screen readers hear what enters them.
 */
export function Toaster() {
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<number>();
  const { id, open } = toast ?? {};
  useEffect(() => {
    if (!open) return;
    const close = () => (box.current?.matches(":hover, :focus-within") ? (timer = setTimeout(close, stays)) : dismissToast(id));
    let timer = setTimeout(close, stays);
    const escape = (event: KeyboardEvent) => event.key === "Escape" && dismissToast(id);
    addEventListener("keydown", escape);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", escape);
    };
  }, [id, open]);
  useEffect(() => () => dismissToast(), []);

  const drag = ({ clientX, type, currentTarget: { style } }: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    const distance = clientX - start.current;
    style.translate = type === "pointermove" ? `${distance}px` : "";
    if (type === "pointermove") return;
    start.current = undefined;
    if (Math.abs(distance) > swipe) dismissToast(id);
  };
  const role = toast?.look === "destructive" ? "alert" : "status";
  return (
    <div className={styles["place"]}>
      {(["alert", "status"] as const).map((region) => (
        <div key={region} role={region}>
          {toast && region === role && (
            <div
              key={id}
              ref={box}
              className={`${styles["toast"]} ${styles[toast.look ?? "success"]}`}
              data-open={open}
              onPointerDown={(event) => (start.current = event.clientX)}
              onPointerMove={drag}
              onPointerUp={drag}
              onPointerCancel={drag}
              onPointerLeave={drag}
            >
              <Icon name={role === "alert" ? "info" : "check"} />
              <div className={styles["words"]}>
                <strong>{toast.title}</strong>
                {toast.description && <p>{toast.description}</p>}
              </div>
              {toast.action && (
                <button type="button" onClick={() => [toast.action?.run(), dismissToast(id)]}>
                  {toast.action.label}
                </button>
              )}
              <button type="button" aria-label="Close" onClick={() => dismissToast(id)}>
                <Icon name="close" />
              </button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
