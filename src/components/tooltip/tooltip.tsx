import { type ReactNode, useEffect } from "react";
import * as styles from "./tooltip.module.scss";
import { watchTooltips } from "./watch-tooltips";

interface TooltipProps {
  /** Of the explanation, one of its kind in the page. */
  id: string;
  /** What is explained. */
  label: ReactNode;
  /** The explanation. */
  text: string;
}

/** A word with an explanation that opens on hover after a while, on focus and on a press at once; Escape closes it. */
export function Tooltip({ id, label, text }: TooltipProps) {
  useEffect(watchTooltips, []);
  return (
    <span data-tooltip="">
      <button type="button" className={styles["term"]} aria-describedby={id}>
        {label}
      </button>
      <span id={id} role="tooltip" className={styles["tip"]}>
        {text}
      </span>
    </span>
  );
}
