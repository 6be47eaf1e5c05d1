import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { estimateFor, estimateTotal } from "../../domain/estimate/estimate";
import { type EstimateChoice, readEstimateChoice, writeEstimateChoice } from "../../domain/estimate/estimate-address";
import { formatDollars } from "../../domain/money";
import { bookingPath } from "../../domain/paths";
import { ButtonLink } from "../button/button";
import { Tooltip } from "../tooltip/tooltip";
import * as styles from "./estimator.module.scss";

/**
 * A service and a size in, an indicative total out. The choice lives in the address, so that it can be shared; the browser
 * holds it in its radio buttons, so that a press before the scripts counts. Without scripts a table of all totals stands here.
 */
export function Estimator({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ service, vehicleSize }, setChoice] = useState<EstimateChoice>({});
  const read = () => {
    const picked = Object.fromEntries(new FormData(form.current!)) as EstimateChoice;
    setChoice(picked);
    return picked;
  };
  useEffect(() => {
    for (const [name, id] of Object.entries(readEstimateChoice(location.search, pricing))) {
      const early = form.current!.querySelector(`[name=${name}]:checked`);
      if (id && !early) form.current!.querySelector<HTMLInputElement>(`[value=${id}]`)!.checked = true;
    }
    read();
  }, [pricing]);
  const choose = () => {
    const query = writeEstimateChoice(location.search, read());
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  };
  const total = estimateFor(pricing, service, vehicleSize);
  return (
    <>
      <form ref={form} className={styles["estimator"]} onChange={choose} autoComplete="off">
        <div className={styles["choices"]}>
          <fieldset>
            <legend>Service</legend>
            <div className={styles["cards"]}>
              {pricing.estimator.map(({ slug, name, price }) => (
                <label key={slug} className={styles["card"]}>
                  <input type="radio" name="service" value={slug} />
                  <span>
                    <strong>{name}</strong>
                    <small>{price.text}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>Vehicle size</legend>
            <div className={styles["cards"]}>
              {pricing.sizes.map(({ id, name, examples }) => (
                <label key={id} className={styles["card"]}>
                  <input type="radio" name="vehicleSize" value={id} />
                  <span>
                    <strong>{name}</strong>
                    <small>{examples}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className={styles["result"]}>
          <div role="status">
            {total === undefined ? (
              <p>Select a service and a vehicle size to see your estimate.</p>
            ) : (
              <>
                <p>Estimated total</p>
                <p className={styles["total"]}>{formatDollars(total)}</p>
              </>
            )}
          </div>
          {total !== undefined && (
            <>
              <p>
                <Tooltip label="Indicative" text="The starting price for your vehicle's size. Condition, extras and travel can change it." /> only. The final quote follows when we have talked about your
                car.
              </p>
              <ButtonLink to={bookingPath({ service: service!, vehicleSize: vehicleSize!, estimate: total })} icon="calendar">
                Book with Estimate
              </ButtonLink>
            </>
          )}
        </div>
      </form>
      <div className={styles["table"]}>
        <table>
          <caption>Indicative totals. The final quote follows when we have talked about your car.</caption>
          <thead>
            <tr>
              <th scope="col">Vehicle size</th>
              {pricing.estimator.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricing.sizes.map(({ id, name, examples, multiplier }) => (
              <tr key={id}>
                <th scope="row">
                  {name} <small>{examples}</small>
                </th>
                {pricing.estimator.map(({ slug, price }) => (
                  <td key={slug}>{formatDollars(estimateTotal(price.from, multiplier, pricing.roundTo))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export const estimatorFragment = graphql`
  fragment Estimator on Pricing {
    roundTo
    estimator {
      slug
      code
      name
      price {
        from
        text
      }
    }
    sizes {
      id
      name
      multiplier
      examples
    }
  }
`;
