import { type Extra, formatTotal } from "../../business/estimate";
import { formatDollars, formatFrom, priceIn } from "../../business/money";
import { Docket, type DocketLine, extraLines } from "../docket/docket";
import { useRegions } from "../../hooks/use-site";

/** What has been chosen so far. */
export interface Chosen {
  service: Pick<Queries.BookingServiceFragment, "name" | "duration" | "price"> | undefined;
  /** Name of the size, where a link brought one. */
  vehicleSize: string;
  /** The estimate in whole dollars, where a link brought one. */
  estimate: number | undefined;
  /** Slug of the region whose prices hold. */
  region: string | undefined;
  extras: readonly Extra[];
}

/** The price of a request as it is shown, and sent with it; undefined while no service is chosen. */
export function shownPrice({ service, estimate, region, extras }: Chosen): string | undefined {
  return service && formatTotal({ estimate, from: priceIn(service.price, region) }, extras);
}

/** The request as it will be sent, on a docket that fills as choices are made. */
export function BookingDocket({ chosen }: { chosen: Chosen }) {
  const { service, vehicleSize, estimate, region, extras } = chosen;
  const regions = useRegions();
  const total = shownPrice(chosen);
  const lines: DocketLine[] = service
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
      ]
    : [];
  return (
    <Docket
      title="Your request"
      heading="h2"
      lines={lines}
      prompt="Choose a service to see its price."
      total={total === undefined ? undefined : { label: "Indicative price", value: total }}
    >
      <p>
        {"Prices for "}
        {regions.map(({ slug, inSentence }) => (
          <strong key={slug} data-in={slug}>
            {inSentence}
          </strong>
        ))}
        {" · "}
        <a href="#booking-suburb">change the suburb</a>
      </p>
      {service?.price.perHour && <p>{`${formatDollars(service.price.perHour)} per hour.`}</p>}
      {service && <p>The final quote follows.</p>}
    </Docket>
  );
}
