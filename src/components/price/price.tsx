import { graphql } from "gatsby";
import { formatDollars, type StartingPrice } from "../../business/money";
import * as styles from "./price.module.scss";

interface PriceProps {
  price: Queries.PriceFragment;
  /** `inline` stands in a sentence. */
  size?: "normal" | "inline";
}

/**
 * A starting price set as typography: a small From and a large figure. Where regions differ the page holds all their
 * figures, and styles show the visitor's (src/site/region-rules.ts).
 */
export function Price({ price, size = "normal" }: PriceProps) {
  const { perHour } = price;
  return (
    <span className={size === "normal" ? styles["price"] : `${styles["price"]} ${styles[size]}`}>
      <span className={styles["from"]}>From</span>{" "}
      {figuresOf(price).map((each) => (
        <span key={each.from} className={styles["figure"]} data-in={each.regions?.join(" ")}>
          {formatDollars(each.from)}
        </span>
      ))}
      {perHour ? (
        <span className={styles["unit"]}>{` ${formatDollars(perHour)} per hour`}</span>
      ) : null}
    </span>
  );
}

/** The figures a page holds for a price; the regions where each stands, or none where all are the same. */
export function figuresOf({
  from,
  regional,
}: StartingPrice): readonly { from: number; regions?: readonly string[] }[] {
  return regional.length > 0 ? regional : [{ from }];
}

export const priceFragment = graphql`
  fragment Price on Price {
    from
    perHour
    regional {
      from
      regions
    }
  }
`;
