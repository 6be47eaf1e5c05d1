import { iconShapes } from "./icon-shapes";
import * as styles from "./icon.module.scss";

export type IconName = keyof typeof iconShapes;

/** A drawing beside the word it repeats. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
