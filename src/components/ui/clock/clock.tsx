import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { type ClockTime, clockTimes } from "@/business/clock";
import { useBusiness } from "@/components/hooks/use-site";
import { Section, type SectionProps } from "@/components/ui/section/section";
import { listen } from "@/lib/listen";
import * as styles from "./clock.module.scss";

interface ClockProps extends Pick<SectionProps, "id" | "title" | "lead" | "spacing"> {
  steps: readonly { title: string; text: string; minutes?: number | null }[];
  /** What happens at the end time. */
  end: string;
  /** Shown beside the end time or, on phones, below it. */
  children?: ReactNode;
}

/**
 * A section with the steps of a job and their times, beginning at opening time; a plain list if a
 * step has no minutes. The hour of the step on a line across the window, and finally of the end,
 * stays on the screen: beside the steps where there is room, above them on phones.
 */
export function Clock({ steps, end, children, ...section }: ClockProps) {
  const begin = useBusiness().hours[0]?.opens;
  const times = begin === undefined ? undefined : clockTimes(steps, begin);
  const list = useRef<HTMLOListElement>(null);
  const step = useStepOnLine(list);
  return (
    <Section {...section} className={styles.day}>
      {times && (
        <p className={`scripted-only screen-only ${styles.hour}`} aria-hidden="true">
          {times[step]?.time}
        </p>
      )}
      <ol ref={list} className={styles.clock}>
        {steps.map(({ title, text, minutes }, index) => (
          <li key={title} style={{ "--minutes": minutes ?? 0 } as CSSProperties}>
            <Time at={times?.[index]} />
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li className={styles.end}>
          <Time at={times?.at(-1)} />
          <p>{end}</p>
          {children}
        </li>
      </ol>
    </Section>
  );
}

/**
 * Pixels from the top of the window to the line at which a step's hour begins: first the middle of
 * the large hour (clock.module.scss), then lower as the list is scrolled, so that its end reaches
 * the line, too.
 */
function lineAt(list: DOMRect): number {
  const top = 0.25 * innerHeight + 80;
  const passed = Math.min(Math.max((top - list.top) / list.height, 0), 1);
  return top + passed * 0.45 * innerHeight;
}

/** The index, from 0, of the last step that has come up to that line. */
function useStepOnLine(list: React.RefObject<HTMLOListElement | null>): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const findStep = () => {
      if (!list.current) return;
      const line = lineAt(list.current.getBoundingClientRect());
      const items = [...list.current.children];
      const passed = items.filter((item) => item.getBoundingClientRect().top <= line);
      setStep(Math.max(0, passed.length - 1));
    };
    findStep();
    return listen(window, { scroll: findStep, resize: findStep }, { passive: true });
  }, [list]);
  return step;
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
