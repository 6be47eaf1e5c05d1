import { estimateTotal } from "../../business/estimate";
import { formatDollars } from "../../business/money";
import { paths } from "../../site/paths";
import { buttonClass } from "../button/button";
import { Icon } from "../icon/icon";
import { Tooltip } from "../tooltip/tooltip";
import * as styles from "./estimator.module.scss";

interface Choice {
  id: string;
  name: string;
  /** A price, or cars of this size. */
  note: string;
}

/** The elements of the estimator, and the table of all totals that stands in its place without scripts. */
export function EstimatorMarkup({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const services = pricing.estimator.map(({ slug, name, price }) => ({
    id: slug,
    name,
    note: price.text,
  }));
  const sizes = pricing.sizes.map(({ id, name, examples }) => ({ id, name, note: examples }));
  return (
    <>
      <form className={styles["estimator"]} autoComplete="off">
        <div className={styles["choices"]}>
          <Choices legend="Service" name="service" choices={services} />
          <Choices legend="Vehicle size" name="vehicleSize" choices={sizes} />
        </div>
        <div className={styles["result"]}>
          <div role="status">
            <p data-prompt="">Select a service and a vehicle size to see your estimate.</p>
            <p data-result="" hidden>
              Estimated total <strong className={styles["total"]} data-total="" />
            </p>
          </div>
          <p data-result="" hidden>
            <Tooltip
              id="indicative"
              label="Indicative"
              text="Worked out from the starting price and the size of your vehicle. Condition, extras and travel can change it."
            />
            {" only. The final quote follows when we have talked about your car."}
          </p>
          <div data-result="" hidden>
            <a className={buttonClass()} href={paths.booking} data-book="">
              <Icon name="calendar" />
              Book with Estimate
            </a>
          </div>
        </div>
      </form>
      <div className={styles["table"]}>
        <table>
          <caption>
            Indicative totals. The final quote follows when we have talked about your car.
          </caption>
          <thead>
            <tr>
              <th scope="col">Vehicle size</th>
              {services.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricing.sizes.map(({ id, name, examples, multiplier }) => (
              <tr key={id}>
                <th scope="row">
                  {`${name} `}
                  <small>{examples}</small>
                </th>
                {pricing.estimator.map(({ slug, price }) => (
                  <td key={slug}>
                    {formatDollars(estimateTotal(price.from, multiplier, pricing.roundTo))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Choices({
  legend,
  name,
  choices,
}: {
  legend: string;
  name: string;
  choices: readonly Choice[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles["cards"]}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles["card"]}>
            <input type="radio" name={name} value={choice.id} />
            <span>
              <strong>{choice.name}</strong> <small>{choice.note}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
