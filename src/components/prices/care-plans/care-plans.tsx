import { graphql } from "gatsby";
import { laterVisit } from "@/business/care-plan";
import { Price } from "@/components/prices/price/price";

interface CarePlansProps {
  /** Id of the service. */
  service: string;
  price: Queries.PriceFragment;
  intervals: readonly Queries.CarePlansFragment[];
}

/** What a service costs when it is booked regularly; nothing where there is no plan for it. */
export function CarePlans({ service, price, intervals }: CarePlansProps) {
  const isSample = intervals.some(({ plans }) =>
    plans.some((plan) => plan.service === service && plan.sample),
  );
  return (
    <>
      {isSample && <p>Sample prices for regular visits:</p>}
      {intervals.flatMap(({ label, plans }) =>
        plans
          .filter((plan) => plan.service === service)
          .map((plan) => (
            <p key={label}>
              {`${label}: `}
              <Price price={{ ...laterVisit(plan, price), perHour: null }} size="inline" />
              {` for each visit after the first${plan.percentOff ? `, ${plan.percentOff}% off` : ""}.`}
            </p>
          )),
      )}
    </>
  );
}

export const carePlansFragment = graphql`
  fragment CarePlans on HowOften {
    label
    plans {
      service
      percentOff
      price
      sample
    }
  }
`;
