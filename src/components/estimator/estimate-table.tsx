import { estimateTotal } from "../../business/estimate";
import { formatDollars } from "../../business/money";
import { PricesFor } from "../region/prices-for";
import { figuresOf } from "../price/price";
import * as styles from "./estimator.module.scss";

/** All totals at once: stands in the estimator's place without scripts and in print. */
export function EstimateTable({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const { estimator, sizes, roundTo } = pricing;
  return (
    <div className={styles["table"]}>
      <PricesFor />
      <table>
        <caption>
          Indicative totals. The final quote follows when we have talked about your car.
        </caption>
        <thead>
          <tr>
            <th scope="col">Vehicle size</th>
            {estimator.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ id, name, examples, multiplier }) => (
            <tr key={id}>
              <th scope="row">
                {`${name} `}
                <small>{examples}</small>
              </th>
              {estimator.map(({ slug, price }) => (
                <td key={slug}>
                  {figuresOf(price).map(({ from, regions }) => (
                    <span key={from} data-in={regions?.join(" ")}>
                      {formatDollars(estimateTotal(from, multiplier, roundTo))}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
