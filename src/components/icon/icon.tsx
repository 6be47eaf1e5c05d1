import type { iconShapes } from "./icon-shapes";
import * as styles from "./icon.module.scss";

export type IconName = keyof typeof iconShapes;

/** A picture of a word beside it; never the only carrier of a meaning. The shapes are in the page once (icon-sprite). */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles["icon"]} ${className}` : styles["icon"]}
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
