import type { iconShapes } from "./icon-shapes";
import * as styles from "./icon.module.scss";

export type IconName = keyof typeof iconShapes;

/** A drawing beside the word it repeats. The shapes are in the page once (icon-sprite). */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
