import { graphql } from "gatsby";
import { type EstimateRates, estimateTotal } from "@/business/estimate";
import { formatDollars, type StartingPrice } from "@/business/money";
import * as styles from "./price.module.scss";

interface PriceProps {
  price: Queries.PriceFragment;
  /** `inline` is for a price in a sentence. */
  size?: "normal" | "inline";
  /** Where the price follows the vehicle sizes of the estimator. */
  rates?: Pick<EstimateRates, "sizes" | "roundTo"> | undefined;
}

/**
 * A starting price: a small "From" and a large figure. If regions or sizes differ, the page holds all the figures and
 * styles show the visitor's (src/site/region-price-css.ts, estimator.module.scss).
 */
export function Price({ price, size = "normal", rates }: PriceProps) {
  const { perHour } = price;
  const from = (
    <>
      <span className={styles.from}>From</span> <RegionalPrices price={price} />
    </>
  );
  return (
    <span className={size === "normal" ? styles.price : `${styles.price} ${styles[size]}`}>
      {rates ? (
        <>
          <span data-size="0">{from}</span>
          {rates.sizes.map(({ id, multiplier }, index) => (
            <span key={id} data-size={index + 1}>
              <RegionalPrices
                price={price}
                inSize={(dollars) => estimateTotal(dollars, multiplier, rates.roundTo)}
              />
            </span>
          ))}
        </>
      ) : (
        from
      )}
      {perHour ? (
        <span className={styles.unit}>
          {`${size === "inline" ? "," : ""} ${formatDollars(perHour)} per hour`}
        </span>
      ) : null}
    </span>
  );
}

/** The figures a page holds for a price, each marked with the regions it is for where they differ. */
export function RegionalPrices({
  price: { from, regional },
  inSize = (dollars) => dollars,
}: {
  price: StartingPrice;
  inSize?: (dollars: number) => number;
}) {
  const figures: readonly { from: number; regions?: readonly string[] }[] =
    regional.length > 0 ? regional : [{ from }];
  return (
    <>
      {figures.map((each) => (
        <span key={each.from} className={styles.figure} data-in={each.regions?.join(" ")}>
          {formatDollars(inSize(each.from))}
        </span>
      ))}
    </>
  );
}

export const priceFragment = graphql`
  fragment Price on Price {
    standard
    from
    perHour
    regional {
      from
      regions
    }
  }
`;
