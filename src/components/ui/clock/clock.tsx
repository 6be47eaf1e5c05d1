import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { type ClockTime, clockTimes } from "@/business/clock";
import { firstOpening } from "@/business/opening-hours";
import { useBusiness } from "@/components/hooks/use-site";
import * as styles from "./clock.module.scss";

interface ClockProps {
  /** The heading, above the large hour. */
  head: ReactNode;
  /** What happens at the end time. */
  end: string;
  steps: readonly { title: string; text: string; minutes?: number | null }[];
}

/**
 * The steps of a job with their times, beginning at opening time; a plain list if a step has no minutes. The hour of
 * the step in view, and finally of the end, stays on the screen: beside the steps where there is room, above them on phones.
 */
export function Clock({ head, steps, end }: ClockProps) {
  const begin = firstOpening(useBusiness().hours);
  const times = begin === undefined ? undefined : clockTimes(steps, begin);
  const list = useRef<HTMLOListElement>(null);
  const inView = useStepInView(list);
  return (
    <div className={styles.day}>
      {head}
      {times && (
        <p className={`scripted-only ${styles.hour}`} aria-hidden="true">
          {times[inView]?.time}
        </p>
      )}
      <ol ref={list} className={styles.clock}>
        {steps.map(({ title, text, minutes }, index) => (
          <li key={title} style={{ "--minutes": minutes ?? 0 } as CSSProperties}>
            <Time at={times?.[index]} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        {times && (
          <li className={styles.end}>
            <Time at={times.at(-1)} />
            <p>{end}</p>
          </li>
        )}
      </ol>
    </div>
  );
}

/** How far down the window a step has to come to be the one in view, and the end of the list to be reached. */
const middle = 0.45;
const low = 0.8;

/**
 * The index of the step in view, from 0: the last one whose time has passed the middle of the window. Towards the end of
 * the list that middle moves down, so that short steps there have their hour too. The end is in view once the whole list is
 * in the upper part of the window.
 */
function useStepInView(list: React.RefObject<HTMLOListElement | null>): number {
  const [inView, setInView] = useState(0);
  useEffect(() => {
    const find = () => {
      const items = [...(list.current?.children ?? [])];
      const foot = (list.current?.getBoundingClientRect().bottom ?? 0) / innerHeight;
      const line = Math.min(low, Math.max(middle, 2 * low - foot)) * innerHeight;
      const passed = items.filter((item) => item.getBoundingClientRect().top < line).length;
      const last = items.length - 1;
      setInView(foot < low ? last : Math.max(0, Math.min(passed - 1, last - 1)));
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, [list]);
  return inView;
}

function Time({ at }: { at: ClockTime | undefined }) {
  if (!at) return null;
  return (
    <span className={styles.time}>
      {at.isNextDay && <small>next day </small>}
      {at.time}
    </span>
  );
}
