import { answerOf, type Answers } from "@/requests/question";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

/** What the owner decides, each with the field for it. */
const fields = [
  ["price", "Price in whole dollars", { type: "number", min: 1, max: 99_999 }],
  ["day", "Day", { type: "date" }],
  ["time", "Time", { type: "time", step: 1800 }],
] as const;

export type Decision = (typeof fields)[number][0];

interface DeskPlanProps {
  booking: Answers;
  /** `YYYY-MM-DD` */
  today: string;
  onDecide: (decision: Decision, value: string) => void;
}

/** The fields for the price, the day and the time. */
export function DeskPlan({ booking, today, onDecide }: DeskPlanProps) {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Price and time</h2>
      <div className={`stack ${styles.plan}`}>
        {fields.map(([name, label, input]) => (
          <label key={name}>
            <span className={field.label}>{label}</span>
            <input
              {...input}
              {...(name === "day" && { min: today })}
              className={field.control}
              value={answerOf(booking, name)}
              onChange={({ target }) => onDecide(name, target.value)}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
