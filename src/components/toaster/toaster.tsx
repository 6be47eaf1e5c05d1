import { Icon } from "../icon/icon";
import * as styles from "./toaster.module.scss";

/**
 * Where toasts appear: two live regions that are there from the start, so that screen readers hear what enters them. Our own,
 * because a page may carry few kilobytes beyond the framework: the smallest well-kept library is larger than all of the form.
 */
export function Toaster() {
  return (
    <div className={styles["place"]}>
      {(["destructive", "success"] as const).map((variant) => (
        <div key={variant} role={variant === "success" ? "status" : "alert"}>
          <div data-toast={variant} className={`${styles["toast"]} ${styles[variant]}`} hidden>
            <Icon name={variant === "success" ? "check" : "info"} />
            <div className={styles["words"]}>
              <strong data-part="title" />
              <p data-part="description" />
            </div>
            <button type="button" data-part="action" />
            <button type="button" data-close="" aria-label="Close">
              <Icon name="close" />
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
