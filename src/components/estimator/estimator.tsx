import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { estimateFor } from "../../business/estimate";
import {
  type EstimateChoice,
  readEstimateChoice,
  writeEstimateChoice,
} from "../../business/estimate-address";
import { formatDollars } from "../../business/money";
import { bookingPath } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { answerOf } from "../../business/field";
import { isUntouched, readAnswers, setAnswer } from "../request-form/form-controls";
import { Tooltip } from "../tooltip/tooltip";
import { EstimateTable } from "./estimate-table";
import * as styles from "./estimator.module.scss";

const questions = ["service", "vehicleSize"] as const;

const readChoice = (form: HTMLFormElement): EstimateChoice => {
  const answers = readAnswers(form);
  return {
    service: answerOf(answers, { name: "service" }) || undefined,
    vehicleSize: answerOf(answers, { name: "vehicleSize" }) || undefined,
  };
};

/**
 * A service and a size in, an indicative total out. The browser holds the choice in its radio buttons, so that a press before
 * hydration counts, and the address carries it, so that it can be shared.
 */
export function Estimator({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ service, vehicleSize }, setChoice] = useState<EstimateChoice>({});
  useEffect(() => {
    if (!form.current) return;
    const linked = readEstimateChoice(location.search, pricing);
    for (const name of questions) {
      const value = linked[name];
      if (value !== undefined && isUntouched(form.current, name))
        setAnswer(form.current, name, [value]);
    }
    setChoice(readChoice(form.current));
  }, [pricing]);

  const onChange = () => {
    if (!form.current) return;
    const choice = readChoice(form.current);
    setChoice(choice);
    const query = writeEstimateChoice(location.search, choice);
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  };
  const estimate = estimateFor(pricing, service, vehicleSize);
  return (
    <div id="estimator">
      <form ref={form} className={styles["estimator"]} autoComplete="off" onChange={onChange}>
        <div className={styles["choices"]}>
          <Choices
            legend="Service"
            name="service"
            choices={pricing.estimator.map(({ slug, name, price }) => ({
              id: slug,
              name,
              note: price.text,
            }))}
          />
          <Choices
            legend="Vehicle size"
            name="vehicleSize"
            choices={pricing.sizes.map(({ id, name, examples }) => ({ id, name, note: examples }))}
          />
        </div>
        <div className={styles["result"]}>
          <div role="status">
            {estimate === undefined ? (
              <p key="prompt">Select a service and a vehicle size to see your estimate.</p>
            ) : (
              <p key="total">
                <span>Estimated total </span>
                <strong className={styles["total"]}>{formatDollars(estimate)}</strong>
              </p>
            )}
          </div>
          {estimate !== undefined && (
            <>
              <p>
                <Tooltip
                  id="indicative"
                  label="Indicative"
                  text="Worked out from the starting price and the size of your vehicle. Condition, extras and travel can change it."
                />
                <span> only. The final quote follows when we have talked about your car.</span>
              </p>
              <div>
                <ButtonLink to={bookingPath({ service, vehicleSize, estimate })} icon="calendar">
                  Book with Estimate
                </ButtonLink>
              </div>
            </>
          )}
        </div>
      </form>
      <EstimateTable pricing={pricing} />
    </div>
  );
}

interface Choice {
  id: string;
  name: string;
  /** A price, or cars of this size. */
  note: string;
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
