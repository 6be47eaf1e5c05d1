import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { estimateFor, formatTotal } from "../../business/estimate";
import { readEstimateChoice, writeEstimateChoice } from "../../business/estimate-address";
import type { Answers } from "../../business/field";
import { formatDollars, formatFrom } from "../../business/money";
import { useRegions } from "../site/use-site";
import { bookingPath } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { Docket, extraLines } from "../docket/docket";
import { Price } from "../price/price";
import { PricesFor } from "../region/prices-for";
import { useRegion } from "../region/use-region";
import { isUntouched, readAnswers, setAnswer } from "../request-form/form-controls";
import { rememberQuote } from "../text-us/visit-facts";
import { Tooltip } from "../tooltip/tooltip";
import { EstimateTable } from "./estimate-table";
import * as styles from "./estimator.module.scss";

const questions = ["service", "vehicleSize"] as const;

/**
 * A service and a size in, an indicative total out, and with it what add-ons would make of it. The browser holds the choices
 * in its buttons, so that a press before hydration counts, and the address carries service and size, so that they can be shared.
 */
export function Estimator({ pricing }: { pricing: Queries.EstimatorFragment }) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>([]);
  const [firstRegion] = useRegions();
  const region = useRegion();
  useEffect(() => {
    if (!form.current) return;
    const linked = readEstimateChoice(location.search, pricing);
    for (const name of questions) {
      const value = linked[name];
      if (value !== undefined && isUntouched(form.current, name))
        setAnswer(form.current, name, [value]);
    }
    setAnswers(readAnswers(form.current));
  }, [pricing]);

  const chosen = (name: string) => answers.flatMap(([key, value]) => (key === name ? value : []));
  const [service] = chosen("service");
  const [vehicleSize] = chosen("vehicleSize");
  const addOns = pricing.addOns.filter(({ id }) => chosen("addOns").includes(id));
  const condition = pricing.condition?.answers.filter(({ id }) => chosen("condition").includes(id));
  const extras = [...addOns, ...(condition ?? [])];

  const onChange = () => {
    if (!form.current) return;
    const now = readAnswers(form.current);
    setAnswers(now);
    const query = writeEstimateChoice(location.search, Object.fromEntries(now));
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  };
  const estimate = estimateFor(pricing, service, vehicleSize, region);
  const total = estimate && formatTotal({ estimate, from: 0 }, extras);
  const nameOf = (list: readonly { slug?: string; id?: string; name: string }[], id?: string) =>
    list.find((each) => (each.slug ?? each.id) === id)?.name;
  const serviceName = nameOf(pricing.estimator, service);
  const sizeName = nameOf(pricing.sizes, vehicleSize);
  useEffect(() => {
    if (total) rememberQuote({ service: serviceName, vehicleSize: sizeName, estimate: total });
  }, [serviceName, sizeName, total]);
  return (
    <div id="estimator">
      <form ref={form} className={styles["estimator"]} autoComplete="off" onChange={onChange}>
        <div className={styles["choices"]}>
          <PricesFor />
          <Choices
            legend="Service"
            name="service"
            choices={pricing.estimator.map(({ slug, name, price }) => ({
              id: slug,
              name,
              note: <Price price={price} size="inline" />,
            }))}
          />
          <Choices
            legend="Vehicle size"
            name="vehicleSize"
            choices={pricing.sizes.map(({ id, name, examples }) => ({ id, name, note: examples }))}
          />
          {pricing.addOns.length > 0 && (
            <Choices
              legend="Add-ons"
              name="addOns"
              isMany
              choices={pricing.addOns.map(({ id, title, from }) => ({
                id,
                name: title,
                note: formatFrom(from),
              }))}
            />
          )}
          {pricing.condition && (
            <Choices
              legend={pricing.condition.question}
              name="condition"
              isMany
              choices={pricing.condition.answers.map(({ id, title, from }) => ({
                id,
                name: title,
                note: from ? formatFrom(from) : undefined,
              }))}
              note={pricing.condition.note}
            />
          )}
        </div>
        <div className={styles["result"]}>
          <Docket
            title="Your estimate"
            heading="h3"
            lines={[
              ...(estimate === undefined
                ? []
                : [
                    {
                      label: `${serviceName}, ${sizeName?.toLowerCase()}`,
                      value: formatDollars(estimate),
                    },
                  ]),
              ...extraLines(extras),
            ]}
            isLive
            prompt="Select a service and a vehicle size to see your estimate."
            total={total ? { label: "Estimated total", value: total } : undefined}
          >
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
                <ButtonLink
                  to={bookingPath({
                    service,
                    vehicleSize,
                    estimate,
                    region: region === firstRegion?.slug ? undefined : region,
                    addOns: addOns.map(({ id }) => id),
                    condition: condition?.map(({ id }) => id),
                  })}
                  icon="calendar"
                >
                  Book with Estimate
                </ButtonLink>
              </>
            )}
          </Docket>
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
  note?: ReactNode;
}

interface ChoicesProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  /** Whether several may be chosen. */
  isMany?: boolean;
  /** Below the choices. */
  note?: string;
}

function Choices({ legend, name, choices, isMany = false, note }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles[isMany ? "chips" : "cards"]}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles["card"]}>
            <input type={isMany ? "checkbox" : "radio"} name={name} value={choice.id} />
            <span>
              <strong>{choice.name}</strong> {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {note && <p className={styles["note"]}>{note}</p>}
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
        ...Price
      }
    }
    sizes {
      id
      name
      multiplier
      examples
    }
    addOns {
      id
      title
      from
    }
    condition {
      question
      note
      answers {
        id
        title
        from
      }
    }
  }
`;
