import { formatCost } from "@/business/estimate";
import { formatDollars } from "@/business/money";
import { useRegions } from "@/components/hooks/use-site";
import {
  costLines,
  missing,
  PriceSummary,
  type SummaryLine,
} from "@/components/prices/price-summary/price-summary";
import { inSentenceCase } from "@/lib/in-sentence-case";
import { answerOf, type Answers } from "@/requests/question";
import type { BookingChoices } from "./booking-choices";

/** The price of a request, as shown and sent; undefined while no service is chosen. */
export const bookingPrice = ({ cost, region }: BookingChoices): string | undefined =>
  cost && formatCost(cost.kind, cost.total, region);

/** The interval of later visits and their price without add-ons; undefined without a plan. */
function laterVisits({ cost, region, howOften }: BookingChoices) {
  if (!cost?.later) return undefined;
  return {
    interval: `${inSentenceCase(howOften)}${cost.additions.length > 0 ? ", without add-ons" : ""}`,
    price: formatCost(cost.kind, cost.later, region),
  };
}

/** The prices as sent: `$90, then $81 every two weeks`. Empty until a service is chosen. */
export function shownPrice(choices: BookingChoices, isOutside: boolean): string {
  const price = bookingPrice(choices);
  const later = laterVisits(choices);
  const isStandard = isOutside && (choices.service?.price.regional.length ?? 0) > 0;
  return [
    isStandard && price ? `${price} (standard price)` : price,
    later && `then ${later.price.toLowerCase()} ${later.interval}`,
  ]
    .filter(Boolean)
    .join(", ");
}

interface BookingSummaryProps {
  choices: BookingChoices;
  answers: Answers;
  wording: Queries.BookingWordingFragment;
  /** Whether the suburb is in no region, so that no region's prices are promised. */
  isOutside: boolean;
  /** Number, date and place of the request. */
  facts: readonly (string | undefined)[];
}

/** The request as it will be sent, which fills up with each answer. */
export function BookingSummary({
  choices,
  answers,
  wording,
  isOutside,
  facts,
}: BookingSummaryProps) {
  const { service } = choices;
  const regions = useRegions();
  const price = bookingPrice(choices);
  return (
    <PriceSummary
      title="Your request"
      facts={facts}
      heading="h2"
      lines={[
        ...serviceLines(choices),
        { label: "Your car", value: answerOf(answers, "vehicle").trim() || missing },
      ]}
      total={price === undefined ? undefined : { label: "Estimate", value: price }}
    >
      {!service && <p className="scripted-only">Select a service to see its price.</p>}
      <p>
        {isOutside ? (
          <strong>Standard prices</strong>
        ) : (
          regions
            .filter(({ slug }) => slug === (choices.region ?? slug) && !choices.isInQuestion)
            .map(({ slug, longName }) => (
              <strong key={slug} data-in={choices.region ? undefined : slug}>
                {`${longName} prices`}
              </strong>
            ))
        )}
        <span className="scripted-only">
          {" · "}
          <a href="#booking-suburb">change suburb</a>
        </span>
      </p>
      {service?.price.perHour && <p>{`${formatDollars(service.price.perHour)} per hour.`}</p>}
      {service && <p>{wording.confirmation}</p>}
    </PriceSummary>
  );
}

/** The lines about the service and what is added to it. */
function serviceLines(choices: BookingChoices): SummaryLine[] {
  const { service, cost, region, howOften } = choices;
  if (!service || !cost) return [{ label: "Service", value: service?.name ?? missing }];
  const later = laterVisits(choices);
  const lines = [...costLines(cost, region), { label: "Time", value: service.duration }];
  if (later) lines.push({ label: `Then ${later.interval}`, value: later.price });
  else if (howOften) lines.push({ label: "How often", value: howOften });
  return lines;
}
