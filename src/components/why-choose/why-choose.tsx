import { TitledList } from "../titled-list/titled-list";
import * as styles from "./why-choose.module.scss";

interface WhyChooseProps {
  points: readonly { title: string; text: string }[];
  years: number;
}

/** The reasons as running words beside one large number. */
export function WhyChoose({ points, years }: WhyChooseProps) {
  return (
    <div className={styles["split"]}>
      <div>
        <h2 id="why">Why choose us</h2>
        <p className={styles["number"]} aria-hidden="true">
          {years}+
        </p>
        <p className={styles["caption"]} aria-hidden="true">
          years of bringing cars back
        </p>
      </div>
      <TitledList items={points} />
    </div>
  );
}
