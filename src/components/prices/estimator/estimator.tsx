import { graphql } from "gatsby";
import { memo, useEffect, useRef, useState } from "react";
import { notNeeded } from "@/business/add-ons";
import { formatShortDay } from "@/business/dates";
import { estimateFor, estimateTotal, formatTotal } from "@/business/estimate";
import { formatDollars, formatFrom } from "@/business/money";
import { isUntouched, readAnswers, setAnswer } from "@/components/forms/request-form/form-controls";
import { changeAddress } from "@/components/hooks/history-state";
import { useBusiness, useRegions } from "@/components/hooks/use-site";
import { Price, RegionalPrices } from "@/components/prices/price/price";
import { PriceLine, PriceList } from "@/components/prices/price-list/price-list";
import { ServiceLine } from "@/components/prices/price-list/service-line";
import { additionLines, PriceSummary } from "@/components/prices/price-summary/price-summary";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { PricesFor } from "@/components/regions/region/prices-for";
import { useRegion } from "@/components/regions/region/use-region";
import { ButtonLink } from "@/components/ui/button/button";
import { Tooltip } from "@/components/ui/tooltip/tooltip";
import { aOrAn } from "@/lib/a-or-an";
import { readPrefill, writePrefill } from "@/requests/prefill";
import { answerOf, type Answers, valuesOf } from "@/requests/question";
import { bookingPath } from "@/site/paths";
import { LineChoice } from "./line-choice";
import { SizeSwitch } from "./size-switch";
import * as styles from "./estimator.module.scss";

const questions = ["service", "vehicleSize", "addOns", "condition"] as const;

interface EstimatorProps {
  pricing: Queries.EstimatorFragment;
  wording: Queries.EstimatorWordingFragment;
  /** The services in their groups, each with its heading. */
  groups: readonly { title: string; services: readonly Queries.ServiceLineFragment[] }[];
}

/**
 * The price list and estimator. Takes size and service; shows the indicative total, with and without add-ons. The browser
 * holds the choices in its buttons, so that a press before hydration counts. The address carries them too, so that they can
 * be shared and survive a reload or Back.
 */
export function Estimator({ pricing, wording, groups }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>([]);
  const { timeZone } = useBusiness();
  const regions = useRegions();
  const region = useRegion();
  const sync = () => {
    if (!form.current) return;
    const now = readAnswers(form.current);
    setAnswers(now);
    const query = writePrefill(location.search, {
      service: answerOf(now, "service"),
      vehicleSize: answerOf(now, "vehicleSize"),
      addOns: valuesOf(now, "addOns"),
      condition: valuesOf(now, "condition"),
    });
    if (query !== location.search) changeAddress(location.pathname + query + location.hash);
  };
  useEffect(() => {
    if (!form.current) return;
    const linked = readPrefill(location.search, {
      ...pricing,
      services: pricing.estimator,
      conditions: pricing.condition?.answers ?? [],
    });
    for (const name of questions) {
      const values = [linked[name] ?? []].flat();
      if (values.length > 0 && isUntouched(form.current, name))
        setAnswer(form.current, name, values);
    }
    sync();
  }, [pricing]);

  const slug = answerOf(answers, "service");
  // The service decides which add-ons can be chosen.
  useEffect(sync, [slug]);
  const vehicleSize = answerOf(answers, "vehicleSize");
  const service = pricing.estimator.find((each) => each.slug === slug);
  const size = pricing.sizes.find(({ id }) => id === vehicleSize);
  const chosenAddOns = valuesOf(answers, "addOns");
  const addOns = pricing.addOns.filter(({ id }) => chosenAddOns.includes(id));
  const chosenConditions = valuesOf(answers, "condition");
  const condition = pricing.condition?.answers.filter(({ id }) => chosenConditions.includes(id));
  const additions = [...addOns, ...(condition ?? [])];
  const estimate = estimateFor(pricing, slug, vehicleSize, region);
  const total = estimate && formatTotal({ estimate, from: 0 }, additions);
  const place = regions.find((each) => each.slug === region);
  const label = `${service?.name}, ${size?.name.toLowerCase()}`;
  const booking = bookingPath({
    service: slug,
    vehicleSize,
    estimate,
    region: region === regions[0]?.slug ? undefined : region,
    addOns: addOns.map(({ id }) => id),
    condition: condition?.map(({ id }) => id),
  });
  return (
    <form ref={form} id="estimator" className={styles.estimator} autoComplete="off" onChange={sync}>
      <div className={styles.list}>
        <Services pricing={pricing} groups={groups} />
        <AddOns addOns={pricing.addOns} service={service} />
        <Condition question={pricing.condition} />
      </div>
      <div id="estimate" className={`scripted-only ${styles.result}`}>
        <p role="status" className="visually-hidden">
          {total && `Estimated total ${total}`}
        </p>
        {!total && <StartingPrices pricing={pricing} size={size ?? pricing.sizes[0]} />}
        {total && (
          <PriceSummary
            title="Your estimate"
            facts={[formatShortDay(new Date(), timeZone), place?.longName]}
            heading="h2"
            lines={[{ label, value: formatDollars(estimate) }, ...additionLines(additions)]}
            total={{ label: "Estimated total", value: total }}
          >
            <p>
              <Tooltip
                id="indicative"
                label="Indicative"
                text="Worked out from the starting price and the size of your vehicle. Condition, add-ons and travel can change it."
              />
              <span>{` only. ${wording.confirmation}`}</span>
            </p>
            <ButtonLink to={booking} icon="calendar">
              Book with Estimate
            </ButtonLink>
          </PriceSummary>
        )}
      </div>
      {total && (
        <RequestBar label={label} total={total} summary="estimate">
          <ButtonLink to={booking}>Book</ButtonLink>
        </RequestBar>
      )}
    </form>
  );
}

/** The most prices shown before a service is chosen. */
const maxStartingPrices = 3;

/** What the first services cost for a size of car, while nothing is chosen. */
function StartingPrices({
  pricing,
  size,
}: {
  pricing: Queries.EstimatorFragment;
  size: Queries.EstimatorFragment["sizes"][0] | undefined;
}) {
  const regions = useRegions();
  const name = size?.name.toLowerCase() ?? "";
  return (
    <PriceSummary
      title={`For ${aOrAn(name)} ${name}`}
      place={regions.map(({ slug, inSentence }) => (
        <span key={slug} data-in={slug}>{` in ${inSentence}`}</span>
      ))}
      heading="h2"
      lines={pricing.estimator.slice(0, maxStartingPrices).map((service) => ({
        label: service.name,
        value: (
          <RegionalPrices
            price={service.price}
            inSize={(dollars) => estimateTotal(dollars, size?.multiplier ?? 1, pricing.roundTo)}
          />
        ),
      }))}
    >
      <p>Select a service and a vehicle size to see your estimate.</p>
    </PriceSummary>
  );
}

/** The sizes, and the services with their choices. Memoised, because the list is long and no choice changes it. */
const Services = memo(function Services({ pricing, groups }: Omit<EstimatorProps, "wording">) {
  return (
    <>
      <PricesFor />
      <SizeSwitch sizes={pricing.sizes} />
      {groups.map(({ title, services }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <PriceList>
            {services.map((each) => {
              const isEstimated = pricing.estimator.some((known) => known.slug === each.slug);
              return (
                <ServiceLine
                  key={each.slug}
                  service={each}
                  included
                  rates={isEstimated ? pricing : undefined}
                  choice={
                    isEstimated && (
                      <LineChoice
                        type="radio"
                        name="service"
                        value={each.slug}
                        label={`Estimate ${each.name}`}
                      />
                    )
                  }
                />
              );
            })}
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
              price={<Price price={{ standard: from, first: from, perHour: null, regional: [] }} />}
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
    <fieldset className={`scripted-only ${styles.condition}`}>
      <legend>{question.question}</legend>
      <div>
        {question.answers.map(({ id, title, from }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" name="condition" value={id} />
            {title} {from && <small>{formatFrom(from)}</small>}
          </label>
        ))}
      </div>
      <p>{question.note}</p>
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
    }
  }
  fragment Estimator on Pricing {
    ...EstimateRates
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
