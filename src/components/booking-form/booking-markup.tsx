import { listBookingFields } from "../../business/booking-fields";
import { formatFrom } from "../../business/money";
import { paths } from "../../site/paths";
import { coveredSuburbs, describeSuburb } from "../../business/suburbs";
import { useBusiness } from "../../hooks/use-site";
import { NextSteps } from "../next-steps/next-steps";
import { RequestMarkup } from "../request-form/request-markup";
import { TalkLinks } from "../talk-links/talk-links";
import type { BookingFormProps } from "./booking-form";
import * as styles from "./booking-form.module.scss";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The elements of the booking form and its summary; `data-seen` is what enhance-booking.ts writes. */
export function BookingMarkup({
  services,
  pricing,
  regions,
  forms,
}: Omit<BookingFormProps, "location">) {
  const { name, hours } = useBusiness();
  const days = hours.flatMap((entry) => entry.days);
  return (
    <div className={styles["layout"]}>
      <RequestMarkup
        id="booking"
        fields={listBookingFields()}
        forms={forms}
        action={forms.bookingAction}
        next={paths.thanks}
        subject="Booking request from the website"
        button="Send booking request"
        content={{
          suburb: { list: "suburbs", note: "" },
          service: {
            twin: true,
            options: services.map((service) => ({
              value: service.name,
              label: service.name,
              note: service.price.text,
              data: { "data-price": service.price.text, "data-duration": service.duration },
            })),
            note: (
              <span data-when="price_estimate" hidden>
                <span data-seen="vehicle_size" />: estimate <strong data-seen="price_estimate" />,
                indicative
              </span>
            ),
          },
          add_ons: {
            options: pricing.addOns.map(({ title, from }) => ({
              value: title,
              label: title,
              note: formatFrom(from),
            })),
          },
          preferred_days: {
            options: days.map((day) => ({ value: capital(day), label: capital(day).slice(0, 3) })),
          },
          consent: {
            label: `I consent to ${name} collecting and using my personal information to contact me about this booking request.`,
            note: (
              <>
                We use your details to answer you and for nothing else.{" "}
                <a href={paths.privacy}>Privacy</a>
              </>
            ),
          },
        }}
      >
        <datalist id="suburbs">
          {coveredSuburbs(regions).map((suburb) => (
            <option key={suburb.name} value={suburb.name}>
              {describeSuburb(suburb)}
            </option>
          ))}
        </datalist>
      </RequestMarkup>
      <aside className={styles["aside"]}>
        <div className={styles["chosen"]}>
          <h2>Your request</h2>
          <p data-when="!service">Choose a service to see its price and how long it takes.</p>
          <div data-when="service" hidden>
            <p className={styles["service"]} data-seen="service" />
            <p data-when="!price_estimate" data-seen="price" className={styles["figure"]} />
            <p data-when="price_estimate" data-seen="price_estimate" className={styles["figure"]} />
            <p data-when="price_estimate">
              Indicative, <span data-seen="vehicle_size" />
            </p>
            <p data-seen="duration" />
          </div>
        </div>
        <h2>What happens next</h2>
        <NextSteps />
        <TalkLinks />
      </aside>
    </div>
  );
}
