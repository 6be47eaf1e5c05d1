import { graphql } from "gatsby";
import { formatDollars, type StartingPrice } from "@/business/money";
import * as styles from "./price.module.scss";

interface PriceProps {
  price: Queries.PriceFragment;
  /** `inline` is for a price in a sentence. */
  size?: "normal" | "inline";
  /** The price of each vehicle size, where it follows the size chosen in the estimator. */
  inSizes?: readonly StartingPrice[] | undefined;
}

/**
 * A starting price: a small "From" and a large figure. If regions or sizes differ, the page holds
 * all the figures and styles show the visitor's (layout/seo/seo.tsx,
 * estimator.module.scss).
 */
export function Price({ price, size = "normal", inSizes }: PriceProps) {
  const { perHour } = price;
  const from = (
    <>
      <span className={styles.from}>From</span> <RegionalPrices price={price} />
    </>
  );
  return (
    <span className={size === "normal" ? styles.price : `${styles.price} ${styles[size]}`}>
      {inSizes ? (
        <>
          <span data-size="0">{from}</span>
          {inSizes.map((each, index) => (
            <span key={index} data-size={index + 1}>
              <RegionalPrices price={each} />
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

/** The figures a page holds for a price, marked with their regions where they differ. */
export function RegionalPrices({ price: { standard, shown, regional } }: { price: StartingPrice }) {
  const figure = (dollars: number, regions: { "data-in"?: string; "data-not-in"?: string }) => (
    <span key={`${regions["data-in"]} ${dollars}`} className={styles.figure} {...regions}>
      {formatDollars(dollars)}
    </span>
  );
  if (regional.length === 0) return figure(shown, {});
  const exceptions = regional.flatMap(({ regions }) => regions);
  return (
    <>
      {figure(standard, { "data-not-in": exceptions.join(" ") })}
      {regional.map(({ price, regions }) => figure(price, { "data-in": regions.join(" ") }))}
    </>
  );
}

export const priceFragment = graphql`
  fragment Price on Price {
    standard
    shown
    perHour
    regional {
      price
      regions
    }
  }
`;
