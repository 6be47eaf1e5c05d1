import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./tooltip.module.scss";

/** Milliseconds until a tooltip opens, and after one has closed during which the next opens at once. Specification, section 4. */
const opensAfter = 700;
const skipWindow = 300;

let lastClosed = -Infinity;

interface TooltipProps {
  /** What is explained. */
  label: ReactNode;
  /** The explanation. */
  text: string;
}

/** A word with an explanation that opens on hover after a while, on focus and on a press at once; Escape closes it. */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [place, setPlace] = useState<CSSProperties>();

  const open = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Fixed to the window, because tables cut off what hangs out of them.
      const { left, top, bottom } = button.current!.getBoundingClientRect();
      setPlace({ left: Math.max(16, Math.min(left, innerWidth - 304)), ...(top < 200 ? { top: bottom + 8 } : { bottom: innerHeight - top + 8 }) });
    }, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place) lastClosed = Date.now();
    setPlace(undefined);
  };
  // Safari gives a pressed button no focus, and without it a press elsewhere would not close the tip.
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    open(0);
  };
  useEffect(() => {
    if (!place) return;
    const escape = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("keydown", escape);
    addEventListener("scroll", close, true);
    return () => {
      removeEventListener("keydown", escape);
      removeEventListener("scroll", close, true);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && open(Date.now() - lastClosed < skipWindow ? 0 : opensAfter)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && close()}
    >
      <button ref={button} type="button" className={styles["term"]} aria-describedby={id} onFocus={() => open(0)} onBlur={close} onClick={press}>
        {label}
      </button>
      <span id={id} role="tooltip" className={styles["tip"]} style={place} data-open={place && ""}>
        {text}
      </span>
    </span>
  );
}
