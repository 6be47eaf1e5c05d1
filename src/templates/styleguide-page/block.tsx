import type { ReactNode } from "react";
import { slugOf } from "../../site/links";
import type { ShownState } from "./show-states";
import * as styles from "./styleguide-page.module.scss";

/** A component with its name, which the contents are read off. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles["block"]}>
      <h2 id={slugOf(name)} data-block="">
        {name}
      </h2>
      {children}
    </section>
  );
}

/** One state of a component, named. */
export function State({
  name,
  show,
  wide = false,
  children,
}: {
  name: string;
  show?: ShownState | undefined;
  /** Whether what it shows takes the width of the page. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? undefined : styles["state"]} data-shown={show}>
      <span className={styles["caption"]}>{name}</span>
      {children}
    </div>
  );
}
