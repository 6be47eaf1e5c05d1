import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { listen } from "@/lib/listen";
import * as styles from "./tooltip.module.scss";

/**
 * Milliseconds until a tooltip opens, and the time after one has closed in which the next opens at
 * once. Specification, section 4.
 */
const openDelayMs = 700;
const skipWindowMs = 300;
/** In pixels: a tip's greatest width, its distance from word and edge, and room above the word. */
const maxWidth = 288;
const gap = 8;
const roomAbove = 160;

/** One tooltip is open at most. When the last one closed decides how fast the next opens. */
let closeOpenOne: (() => void) | undefined;
let closedAt = -Infinity;

/** Fixed to the window, because tables cut off anything that overflows them. */
function placeBy(word: HTMLElement): CSSProperties {
  const { left, top, bottom } = word.getBoundingClientRect();
  return {
    left: Math.max(gap, Math.min(left, innerWidth - maxWidth - gap)),
    ...(top < roomAbove
      ? { top: bottom + gap, bottom: "auto" }
      : { top: "auto", bottom: innerHeight - top + gap }),
  };
}

interface TooltipProps {
  /** The id of the explanation, unique in the page. */
  id: string;
  /** The word that is explained. */
  label: ReactNode;
  /** The explanation. */
  text: string;
}

/** A word whose explanation opens on hover, focus or a press, and closes with Escape. */
export function Tooltip({ id, label, text }: TooltipProps) {
  const word = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [place, setPlace] = useState<CSSProperties>();
  const isOpen = place !== undefined;

  const close = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  const openAfter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (word.current) setPlace(placeBy(word.current));
    }, delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => setPlace(undefined);
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && closeThis();
    // A press on something that takes no focus doesn't move the focus, so the word gets no blur
    // event.
    const onPress = ({ target }: Event) => word.current?.contains(target as Node) || closeThis();
    const onScroll = () => word.current && setPlace(placeBy(word.current));
    closeOpenOne?.();
    closeOpenOne = closeThis;
    const stop = listen(
      window,
      { keydown: onKeyDown, click: onPress, scroll: onScroll },
      { capture: true, passive: true },
    );
    return () => {
      if (closeOpenOne === closeThis) closeOpenOne = undefined;
      closedAt = Date.now();
      stop();
    };
  }, [isOpen]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse")
      openAfter(closeOpenOne || Date.now() - closedAt < skipWindowMs ? 0 : openDelayMs);
  };
  const onPointerLeave = () => {
    if (document.activeElement !== word.current) close();
  };
  return (
    <span onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        ref={word}
        type="button"
        className={styles.term}
        aria-describedby={id}
        onFocus={() => openAfter(0)}
        onBlur={close}
        onClick={() => {
          // Safari gives a pressed button no focus, and without it a press elsewhere would not
          // close the tip.
          word.current?.focus();
          openAfter(0);
        }}
      >
        {label}
      </button>
      <span
        id={id}
        role="tooltip"
        className={`dark ${styles.tip}`}
        data-open={isOpen ? "" : undefined}
        style={place}
      >
        {text}
      </span>
    </span>
  );
}
