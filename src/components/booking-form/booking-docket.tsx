import { type CarePlan, planPrice } from "../../business/care-plan";
import { type Extra, formatTotal } from "../../business/estimate";
import { formatDollars, formatFrom, priceIn } from "../../business/money";
import { Docket, extraLines } from "../docket/docket";
import { useRegions } from "../site/use-site";

/** The choices so far. */
export interface Chosen {
  service: Pick<Queries.BookingServiceFragment, "name" | "duration" | "price"> | undefined;
  /** Name of the vehicle size. */
  vehicleSize: string;
  /** Whole dollars; undefined while the size is unknown, and for services that are quoted. */
  estimate: number | undefined;
  /** Slug of the region whose prices apply. */
  region: string | undefined;
  extras: readonly Extra[];
  /** Number of cars. For several, no total is calculated. */
  cars: string;
  /** Empty for a single visit. */
  howOften: string;
  /** What the visits after the first cost; undefined where nothing is promised. */
  plan: CarePlan | undefined;
}

/** The price of a request, as shown and sent; undefined while no service is chosen. */
export function shownPrice({ service, estimate, region, extras }: Chosen): string | undefined {
  return service && formatTotal({ estimate, from: priceIn(service.price, region) }, extras);
}

/** Visits after the first as a line of the docket; undefined without a plan. Extras are left to each visit. */
function laterVisits({ service, estimate, region, extras, howOften, plan }: Chosen) {
  if (!service || !plan) return undefined;
  const format = estimate === undefined ? formatFrom : formatDollars;
  const first = estimate ?? priceIn(service.price, region);
  return {
    label: `Then ${howOften.toLowerCase()}${extras.length > 0 ? ", without extras" : ""}`,
    value: format(planPrice(plan, first, service.price.from)),
  };
}

/** What visits after the first cost, as it is sent with a request: `then $81 every two weeks`. */
export function shownLater(chosen: Chosen): string | undefined {
  const later = laterVisits(chosen);
  return later && later.label.replace("Then", `then ${later.value.replace("From", "from")}`);
}

interface BookingDocketProps {
  chosen: Chosen;
  wording: Queries.BookingWordingFragment;
  /** Number, date and place of the request. */
  facts: readonly (string | undefined)[];
}

/** The request as it will be sent, on a docket that fills up with each choice. */
export function BookingDocket({ chosen, wording, facts }: BookingDocketProps) {
  const { service, vehicleSize, estimate, region, extras, cars, howOften } = chosen;
  const regions = useRegions();
  const total = shownPrice(chosen);
  const later = laterVisits(chosen);
  const hasSeveral = Number(cars) > 1;
  return (
    <Docket
      title="Your request"
      facts={facts}
      heading="h2"
      lines={
        service
          ? [
              {
                label: vehicleSize ? `${service.name}, ${vehicleSize.toLowerCase()}` : service.name,
                value:
                  estimate === undefined
                    ? formatFrom(priceIn(service.price, region))
                    : formatDollars(estimate),
              },
              ...extraLines(extras),
              { label: "Time", value: service.duration },
              ...(hasSeveral ? [{ label: wording.booking.several, value: cars }] : []),
              ...(howOften ? [later ?? { label: "How often", value: howOften }] : []),
            ]
          : []
      }
      total={
        total === undefined
          ? undefined
          : {
              label: hasSeveral ? wording.booking.priceEach : "Indicative price",
              value: total,
            }
      }
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
      {service?.price.perHour && <p>{`${formatDollars(service.price.perHour)} per hour.`}</p>}
      {service && <p>{wording.confirmation}</p>}
    </Docket>
  );
}
