import type { CSSProperties } from "react";
import { type ClockTime, clockTimes } from "../../business/clock";
import { Fold } from "../fold/fold";
import { useBusiness } from "../site/use-site";
import * as styles from "./clock.module.scss";

interface ClockProps {
  /** The words at the end time. */
  end: string;
  steps: readonly { title: string; text: string; minutes?: number | null }[];
}

/** The steps of a job as a day by the clock, from opening time on; as a plain list where a step does not say how long it takes. */
export function Clock({ steps, end }: ClockProps) {
  const [first] = useBusiness().hours;
  const times = first && clockTimes(steps, first.opens);
  return (
    <ol className={styles.clock}>
      {steps.map(({ title, text, minutes }, index) => (
        <li key={title} style={{ "--minutes": minutes ?? 0 } as CSSProperties}>
          <Time at={times?.[index]} />
          <Fold title={<h3>{title}</h3>}>
            <p>{text}</p>
          </Fold>
        </li>
      ))}
      {times && (
        <li className={styles.end}>
          <Time at={times.at(-1)} />
          <p>{end}</p>
        </li>
      )}
    </ol>
  );
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
