import { formatTime, weekdayOf } from "@/business/dates";
import { useBusiness } from "@/components/hooks/use-site";
import { answerOf, type Answers } from "@/requests/question";
import { Labelled } from "./labelled";
import { priceProblem } from "./price";
import { halfHoursFrom, visitRemarks } from "./visit";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

/** What the owner decides: the price as it is typed, the day, the time, and the latest time of arrival. */
export type Decision = "price" | "day" | "time" | "until";

interface DeskPlanProps {
  booking: Answers;
  /** `YYYY-MM-DD` */
  today: string;
  onDecide: (decision: Decision, value: string) => void;
}

/** The fields for the price, the day and the time, and what is wrong with them. */
export function DeskPlan({ booking, today, onDecide }: DeskPlanProps) {
  const { hours } = useBusiness();
  const answer = (name: Decision) => answerOf(booking, name);
  const problem = priceProblem(answer("price"));
  const remarks = visitRemarks(booking, { hours }, today);
  const day = answer("day");
  const ofDay = day ? hours.filter(({ days }) => days.includes(weekdayOf(day))) : [];
  const times = halfHoursFrom((ofDay[0] ?? hours[0])?.opens ?? "08:00");
  const options = times.map((time) => (
    <option key={time} value={time}>
      {formatTime(time)}
    </option>
  ));
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Price and time</h2>
      <div className={`stack ${styles.plan}`}>
        <div>
          <Labelled label="Price in whole dollars">
            <input
              className={field.control}
              inputMode="decimal"
              autoComplete="off"
              value={answer("price")}
              aria-describedby="price-problem"
              aria-invalid={problem ? true : undefined}
              onChange={({ target }) => onDecide("price", target.value)}
            />
          </Labelled>
          <p id="price-problem" className={field.error} role="status">
            {problem}
          </p>
        </div>
        <div>
          <Labelled label="Day">
            <input
              className={field.control}
              type="date"
              // Without it, Chromium takes years of six digits.
              max="2100-12-31"
              value={day}
              aria-describedby="day-remarks"
              onChange={({ target }) => onDecide("day", target.value)}
            />
          </Labelled>
          <div id="day-remarks" role="status">
            {remarks.map((remark) => (
              <p key={remark} className={field.error}>
                {remark}
              </p>
            ))}
          </div>
        </div>
        <Labelled label="Time">
          <select
            className={field.control}
            value={answer("time")}
            onChange={({ target }) => onDecide("time", target.value)}
          >
            <option value="">Choose</option>
            {options}
          </select>
        </Labelled>
        <Labelled label="Latest (optional)">
          <select
            className={field.control}
            value={answer("until")}
            onChange={({ target }) => onDecide("until", target.value)}
          >
            <option value="">At that time</option>
            {options}
          </select>
        </Labelled>
      </div>
    </section>
  );
}
