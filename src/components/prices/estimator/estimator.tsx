import { graphql } from "gatsby";
import { memo } from "react";
import { notNeeded } from "@/business/add-ons";
import { formatShortDay } from "@/business/dates";
import { costOf, formatCost } from "@/business/estimate";
import { formatFrom, priceIn } from "@/business/money";
import { useBusiness, useRegions } from "@/components/hooks/use-site";
import { Price } from "@/components/prices/price/price";
import { PriceLine, PriceList } from "@/components/prices/price-list/price-list";
import { costLines, PriceSummary } from "@/components/prices/price-summary/price-summary";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { RegionSwitch } from "@/components/regions/region/region-switch";
import { useRegion } from "@/components/regions/region/use-region";
import { Button } from "@/components/ui/button/button";
import { Tooltip } from "@/components/ui/tooltip/tooltip";
import type { EstimateChoice } from "@/requests/prefill";
import { bookingPath } from "@/site/paths";
import { LineChoice } from "./line-choice";
import { ServiceLine } from "./service-line";
import { SizeSwitch } from "./size-switch";
import { useChoice } from "./use-choice";
import * as styles from "./estimator.module.scss";

interface EstimatorProps {
  pricing: Queries.EstimatorFragment;
  wording: Queries.EstimatorWordingFragment;
  /** The services in their groups, each with its heading. */
  groups: readonly { title: string; services: readonly Queries.ServiceLineFragment[] }[];
}

/** The price list, where a size and a service give the estimate, with or without add-ons. */
export function Estimator({ pricing, wording, groups }: EstimatorProps) {
  const { estimator, sizes, addOns, condition } = pricing;
  const { form, onInput, choice } = useChoice({
    services: estimator,
    sizes,
    addOns,
    conditions: condition?.answers,
  });
  const service = pricing.estimator.find(({ slug }) => slug === choice.service);
  return (
    <form
      ref={form}
      id="estimator"
      className={styles.estimator}
      autoComplete="off"
      onInput={onInput}
    >
      <div className={styles.list}>
        <Services pricing={pricing} groups={groups} />
        <AddOns addOns={pricing.addOns} service={service} />
        <Condition question={pricing.condition} />
      </div>
      <Result pricing={pricing} wording={wording} service={service} choice={choice} />
    </form>
  );
}

interface ResultProps {
  pricing: Queries.EstimatorFragment;
  wording: Queries.EstimatorWordingFragment;
  service: Queries.EstimatorFragment["estimator"][0] | undefined;
  choice: EstimateChoice;
}

/** The total with what it is made of or, until there is one, what to select. */
function Result({ pricing, wording, service, choice }: ResultProps) {
  const region = useRegion();
  const size = pricing.sizes.find(({ id }) => id === choice.vehicleSize);
  const { timeZone } = useBusiness();
  const place = useRegions().find(({ slug }) => slug === region);
  const addOns = pricing.addOns
    .filter(({ id }) => choice.addOns?.includes(id))
    .filter((addOn) => !notNeeded(addOn, service));
  const additions = [
    ...addOns,
    ...(pricing.condition?.answers.filter(({ id }) => choice.condition?.includes(id)) ?? []),
  ];
  const cost = service && size && costOf(pricing, { service, size, additions });
  const total = cost && formatCost(cost.kind, cost.total, region);
  const link = bookingPath({
    ...choice,
    addOns: addOns.map(({ id }) => id),
    estimate: cost && priceIn(cost.service, region),
  });
  return (
    <>
      <div id="estimate" className={`scripted-only screen-only ${styles.result}`}>
        <p role="status" className="visually-hidden">
          {total && `Estimate ${total}`}
        </p>
        {!cost && (
          <PriceSummary title="Your estimate" heading="h2" lines={[]}>
            <p>Select a service and a vehicle size to see your estimate.</p>
          </PriceSummary>
        )}
        {cost && (
          <PriceSummary
            title="Your estimate"
            facts={[formatShortDay(new Date(), timeZone), place?.longName]}
            heading="h2"
            lines={costLines(cost, region)}
            total={{ label: "Estimate", value: total }}
          >
            <p>
              <Tooltip
                id="indicative"
                label="Indicative"
                text="Worked out from the starting price and the size of your vehicle. Condition, add-ons and travel can change it."
              />
              <span>{` only. ${wording.confirmation}`}</span>
            </p>
            <Button to={link} icon="calendar">
              Book with Estimate
            </Button>
          </PriceSummary>
        )}
      </div>
      {cost && (
        <RequestBar label={cost.label} total={total} summary="estimate">
          <Button to={link}>Book</Button>
        </RequestBar>
      )}
    </>
  );
}

/** Sizes and services. Memoised, because the list is long and no choice changes it. */
const Services = memo(function Services({ pricing, groups }: Omit<EstimatorProps, "wording">) {
  return (
    <>
      <RegionSwitch />
      <SizeSwitch sizes={pricing.sizes} />
      {groups.map(({ title, services }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <PriceList>
            {services.map((each) => (
              <ServiceLine key={each.slug} service={each} rates={pricing} />
            ))}
          </PriceList>
        </section>
      ))}
    </>
  );
});

interface AddOnsProps {
  addOns: Queries.EstimatorFragment["addOns"];
  /** The chosen service. */
  service: Queries.EstimatorFragment["estimator"][0] | undefined;
}

function AddOns({ addOns, service }: AddOnsProps) {
  if (addOns.length === 0) return null;
  return (
    <section aria-label="Add-ons" className={styles.addOns}>
      <h2>Add-ons</h2>
      <PriceList>
        {addOns.map((addOn) => {
          const { id, title, from, description } = addOn;
          const reason = notNeeded(addOn, service);
          return (
            <PriceLine
              key={id}
              name={title}
              text={reason ? `${description} ${reason}.` : description}
              price={<Price price={{ standard: from, shown: from, perHour: null, regional: [] }} />}
              choice={
                <LineChoice
                  type="checkbox"
                  name="addOns"
                  value={id}
                  label={`Add ${title}`}
                  disabled={Boolean(reason)}
                />
              }
            />
          );
        })}
      </PriceList>
    </section>
  );
}

function Condition({ question }: { question: Queries.EstimatorFragment["condition"] }) {
  if (!question) return null;
  return (
    <fieldset className={`scripted-only screen-only ${styles.condition}`}>
      <legend className="h3">{question.question}</legend>
      <div className="row">
        {question.answers.map(({ id, title, from }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" name="condition" value={id} />
            {title} {from && <small>{formatFrom(from)}</small>}
          </label>
        ))}
      </div>
      <p className="note">{question.note}</p>
    </fieldset>
  );
}

export const estimatorFragment = graphql`
  fragment EstimatorWording on Wording {
    confirmation
  }
  fragment EstimateRates on Pricing {
    roundTo
    estimator {
      slug
    }
    sizes {
      id
      name
      multiplier
    }
  }
  fragment Estimator on Pricing {
    ...EstimateRates
    estimator {
      code
      name
      price {
        ...Price
      }
    }
    sizes {
      examples
    }
    addOns {
      id
      title
      from
      description
      notWith {
        slug
      }
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
