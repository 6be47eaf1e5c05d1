import { carePlanPrice } from "@/business/care-plan";
import { formatTotal } from "@/business/estimate";
import { formatDollars, formatFrom, priceIn } from "@/business/money";
import { useRegions } from "@/components/hooks/use-site";
import {
  type DocketLine,
  extraLines,
  PriceSummary,
} from "@/components/prices/price-summary/price-summary";
import type { BookingChoices } from "./use-booking-choices";

/** The price of a request, as shown and sent; undefined while no service is chosen. */
export function bookingPrice({
  service,
  estimate,
  region,
  extras,
}: BookingChoices): string | undefined {
  return service && formatTotal({ estimate, from: priceIn(service.price, region) }, extras);
}

/** How often later visits are, and what each costs; undefined without a plan. Extras are booked for each visit anew. */
function laterVisits({ service, estimate, region, extras, howOften, plan }: BookingChoices) {
  if (!service || !plan) return undefined;
  const format = estimate === undefined ? formatFrom : formatDollars;
  const first = estimate ?? priceIn(service.price, region);
  return {
    interval: `${howOften.toLowerCase()}${extras.length > 0 ? ", without extras" : ""}`,
    price: format(carePlanPrice(plan, first, service.price.from)),
  };
}

/** What visits after the first cost, as it is sent with a request: `then $81 every two weeks`. */
export function laterVisitPrice(choices: BookingChoices): string | undefined {
  const later = laterVisits(choices);
  return later && `then ${later.price.toLowerCase()} ${later.interval}`;
}

interface BookingSummaryProps {
  service: Queries.BookingServiceFragment;
  choices: BookingChoices;
  wording: Queries.BookingWordingFragment;
  /** Number, date and place of the request. */
  facts: readonly (string | undefined)[];
}

/** The request as it will be sent, on a docket that fills up with each choice. */
export function BookingSummary({ service, choices, wording, facts }: BookingSummaryProps) {
  const { vehicleSize, estimate, region, extras, cars, howOften } = choices;
  const regions = useRegions();
  const later = laterVisits(choices);
  const hasSeveral = Number(cars) > 1;
  const lines: DocketLine[] = [
    {
      label: vehicleSize ? `${service.name}, ${vehicleSize.toLowerCase()}` : service.name,
      value:
        estimate === undefined
          ? formatFrom(priceIn(service.price, region))
          : formatDollars(estimate),
    },
    ...extraLines(extras),
    { label: "Time", value: service.duration },
  ];
  if (hasSeveral) lines.push({ label: "Cars", value: cars });
  if (later) lines.push({ label: `Then ${later.interval}`, value: later.price });
  else if (howOften) lines.push({ label: "How often", value: howOften });
  return (
    <PriceSummary
      title="Your request"
      facts={facts}
      heading="h2"
      lines={lines}
      total={{
        label: hasSeveral ? "Indicative price for each car" : "Indicative price",
        value: bookingPrice(choices),
      }}
    >
      <p>
        {regions.map(({ slug, longName }) => (
          <strong key={slug} data-in={slug}>
            {`${longName} prices`}
          </strong>
        ))}
        <span className="scripted-only">
          {" · "}
          <a href="#booking-suburb">change suburb</a>
        </span>
      </p>
      {service.price.perHour && <p>{`${formatDollars(service.price.perHour)} per hour.`}</p>}
      <p>{wording.confirmation}</p>
    </PriceSummary>
  );
}
