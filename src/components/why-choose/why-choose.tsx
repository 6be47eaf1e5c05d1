import { Icon, type IconName } from "../icon/icon";
import * as styles from "./why-choose.module.scss";

/** Icons by place; a seventh point of the owner's starts again. */
const icons: readonly IconName[] = ["shield", "check", "bottle", "clock", "medal", "home"];

interface WhyChooseProps {
  points: readonly { title: string; text: string }[];
  years: number;
}

/** Six reasons beside one large number. */
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
      <ul className={styles["points"]}>
        {points.map(({ title, text }, index) => (
          <li key={title}>
            <Icon name={icons[index % icons.length] ?? "check"} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
