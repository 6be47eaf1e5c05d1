import { graphql } from "gatsby";
import { memo } from "react";
import { notNeeded } from "@/business/add-ons";
import { formatShortDay } from "@/business/dates";
import { costOf, formatCost } from "@/business/estimate";
import { formatFrom, priceIn, regionInQuestion } from "@/business/money";
import { type PlaceMatch, suburbNameOf } from "@/business/places";
import { useChoices } from "@/components/hooks/use-choices";
import { useBusiness, useRegions } from "@/components/hooks/use-site";
import { Price } from "@/components/prices/price/price";
import { PriceLine, PriceList } from "@/components/prices/price-list/price-list";
import { costLines, missing, PriceSummary } from "@/components/prices/price-summary/price-summary";
import { RequestBar } from "@/components/prices/price-summary/request-bar";
import { RegionSwitch } from "@/components/regions/region/region-switch";
import { priceRegionIn } from "@/components/regions/region/use-place";
import { Button } from "@/components/ui/button/button";
import { Tooltip } from "@/components/ui/tooltip/tooltip";
import { bookingPath } from "@/requests/booking-query";
import { chosenIn } from "./chosen-in";
import { LineChoice } from "./line-choice";
import { ServiceLine } from "./service-line";
import { SizeSwitch } from "./size-switch";
import * as styles from "./estimator.module.scss";

interface EstimatorProps {
  pricing: Queries.EstimatorFragment;
  wording: Queries.EstimatorWordingFragment;
  /** The services in their groups, each with its heading. */
  groups: readonly { title: string; services: readonly Queries.ServiceLineFragment[] }[];
  regions: readonly Queries.SuburbCheckRegionFragment[];
}

/** The price list, where a size and a service give the estimate, with or without add-ons. */
export function Estimator({ pricing, wording, groups, regions }: EstimatorProps) {
  const { estimator, sizes, addOns, condition } = pricing;
  const { form, onInput, draft, suburb, place } = useChoices({
    services: estimator,
    sizes,
    addOns,
    conditions: condition?.answers ?? [],
    regions,
  });
  const choice = chosenIn(draft.answers, estimator, pricing);
  const { service } = choice;
  return (
    <form
      ref={form}
      id="estimator"
      className={styles.estimator}
      data-draft="booking"
      autoComplete="off"
      onInput={onInput}
    >
      <div className={styles.list}>
        <Services pricing={pricing} groups={groups} />
        <AddOns addOns={pricing.addOns} service={service} />
        <Condition question={pricing.condition} />
      </div>
      <Result
        pricing={pricing}
        wording={wording}
        choice={choice}
        region={priceRegionIn(draft.answers)}
        suburb={suburb.trim()}
        place={place}
      />
    </form>
  );
}

interface ResultProps {
  pricing: Queries.EstimatorFragment;
  wording: Queries.EstimatorWordingFragment;
  choice: ReturnType<typeof chosenIn<Queries.EstimatorFragment["estimator"][0]>>;
  /** The region whose prices apply, or what takes its place (business/money.ts). */
  region: string | undefined;
  suburb: string;
  place: PlaceMatch | undefined;
}

/** The total and what it is made of or, until there is one, what to select. */
function Result({ pricing, wording, choice, region, suburb, place }: ResultProps) {
  const { service, size, addOns, conditions, additions } = choice;
  const { timeZone } = useBusiness();
  const regionName = useRegions().find(({ slug }) => slug === region)?.longName;
  const cost = service && size && costOf(pricing, { service, size, additions });
  // A suburb that may be in two regions has no price until it is clear.
  const isPriced = region !== regionInQuestion;
  const total = cost && (isPriced ? formatCost(cost.kind, cost.total, region) : missing);
  const link = bookingPath({
    service: service?.slug,
    vehicleSize: size?.id,
    estimate: cost && isPriced ? priceIn(cost.service, region) : undefined,
    suburb: suburbNameOf(place),
    addOns: addOns.map(({ id }) => id).join(),
    condition: conditions.map(({ id }) => id).join(),
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
            facts={[formatShortDay(new Date(), timeZone), suburb || regionName]}
            heading="h2"
            lines={isPriced ? costLines(cost, region) : [{ label: cost.label, value: missing }]}
            total={{ label: "Estimate", value: total }}
          >
            <p>
              <Tooltip
                id="indicative"
                label="Indicative"
                text="Worked out from the starting price, the size of your vehicle and what you ticked. Travel and the car's condition can change it."
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
const Services = memo(function Services({
  pricing,
  groups,
}: Pick<EstimatorProps, "pricing" | "groups">) {
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
