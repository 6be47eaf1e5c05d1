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
 * the step in view stays on the screen: beside the steps where there is room, above them on phones.
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

/** The index of the last item of a list to cross the middle of the screen, from 0. */
function useStepInView(list: React.RefObject<HTMLOListElement | null>): number {
  const [inView, setInView] = useState(0);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setInView(items.indexOf(entry.target));
      },
      { rootMargin: "-50% 0px" },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
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
