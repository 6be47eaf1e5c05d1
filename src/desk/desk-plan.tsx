import { answerOf, type Answers } from "@/requests/question";
import { wellWritten } from "./read-booking-link";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

/** What the owner decides, each with the field for it. */
const fields = [
  ["price", "Price in whole dollars", { type: "text", inputMode: "numeric" }],
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
        {fields.map(([name, label, input]) => {
          const value = answerOf(booking, name);
          const isOdd = value !== "" && wellWritten([[name, value]]).length === 0;
          return (
            <label key={name}>
              <span className={field.label}>{label}</span>
              <input
                {...input}
                {...(name === "day" && { min: today })}
                className={field.control}
                aria-invalid={isOdd || undefined}
                value={value}
                onChange={({ target }) => onDecide(name, target.value)}
              />
              {name === "price" && (
                <span role="status" className={field.error}>
                  {isOdd &&
                    "Write digits alone, such as 120 or 1250. Until then, no text has a price."}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </section>
  );
}
