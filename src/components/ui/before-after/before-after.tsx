import type { CSSProperties, ReactNode } from "react";
import { Picture, type Priority } from "@/components/ui/picture/picture";
import { describeEdge } from "@/site/describe-edge";
import * as styles from "./before-after.module.scss";

interface BeforeAfterProps {
  before: Queries.PictureFragment;
  after: Queries.PictureFragment;
  /** How wide the pictures are shown from 768 px up, as in the attribute `sizes`. */
  sizes: string;
  /** How wide they are shown on phones. */
  mobileSizes?: string | undefined;
  /** When "after" loads. "Before" follows it, because loading both together would delay each. */
  priority?: Priority | undefined;
  /** The subject, for the slider's name: "the front wheel". Without it, the edge can't be moved. */
  label?: string | undefined;
  /** The labels of the two sides. */
  sides?: readonly [before: string, after: string] | undefined;
  /**
   * `card` has rounded corners; `band` goes from edge to edge; `panel` has words on it, so it names
   * its sides only while it is moved, and scrolling wipes the rest of it.
   */
  variant?: "card" | "band" | "panel" | undefined;
  /** How much of the width is dirty at first, in per cent, where it isn't the usual half. */
  start?: number | undefined;
  className?: string | undefined;
  /** Words on a panel. */
  children?: ReactNode;
}

/**
 * Before and after, one over the other, with the edge of a cloth between them. Its range input sets
 * `--at`, how much of the width is still dirty in per cent, and `--value`, the same without
 * transitions (src/early-scripts/slider.ts). Without scripts, pairs are side by side, and panels
 * are half wiped.
 */
export function BeforeAfter({
  before,
  after,
  sizes,
  mobileSizes,
  priority = "lazy",
  label,
  sides = ["Before", "After"],
  variant = "card",
  start,
  className,
  children,
}: BeforeAfterProps) {
  const isStill = label === undefined;
  const value = start ?? (variant === "panel" ? 35 : 50);
  const alt = isStill || variant === "panel" ? "" : undefined;
  return (
    <div
      className={[styles.pair, styles[variant], className].filter(Boolean).join(" ")}
      data-compare=""
      data-still={isStill || undefined}
      style={
        start === undefined ? undefined : ({ "--at": start, "--value": start } as CSSProperties)
      }
    >
      <figure>
        <Picture
          picture={before}
          sizes={sizes}
          mobileSizes={mobileSizes}
          priority={priority === "high" ? "eager" : priority}
          alt={alt}
        />
        {!isStill && <figcaption>{sides[0]}</figcaption>}
      </figure>
      <figure className={styles.after}>
        <Picture
          picture={after}
          sizes={sizes}
          mobileSizes={mobileSizes}
          priority={priority}
          alt={isStill ? "" : undefined}
        />
        {!isStill && <figcaption>{sides[1]}</figcaption>}
      </figure>
      {children}
      {variant === "panel" && <canvas className={styles.cloth} />}
      {!isStill && (
        <input
          className={styles.range}
          type="range"
          min="0"
          max="100"
          step="5"
          defaultValue={value}
          autoComplete="off"
          aria-valuetext={describeEdge(value)}
          aria-label={`${sides[0]} and ${sides[1].toLowerCase()}: ${label}`}
        />
      )}
    </div>
  );
}
