import * as styles from "./booking-form.module.scss";

interface BookingSummaryProps {
  service: Pick<Queries.BookingServiceFragment, "name" | "duration" | "price"> | undefined;
  /** Name of the size, where a link brought one. */
  vehicleSize: string;
  /** The estimate as it is sent, where a link brought one. */
  estimate: string;
}

/** What has been chosen so far, and what it costs. */
export function BookingSummary({ service, vehicleSize, estimate }: BookingSummaryProps) {
  return (
    <div className={styles["chosen"]}>
      <h2>Your request</h2>
      {service ? (
        <div>
          <p className={styles["service"]}>{service.name}</p>
          <p className={styles["figure"]}>{estimate || service.price.text}</p>
          {vehicleSize && <p>{estimate ? `Indicative, ${vehicleSize}` : vehicleSize}</p>}
          <p>{service.duration}</p>
        </div>
      ) : (
        <p>Choose a service to see its price and how long it takes.</p>
      )}
    </div>
  );
}
