import { graphql, Link } from "gatsby";
import { useCallback, useMemo, useRef, useState } from "react";
import { bookingFields, bookingSent } from "../../domain/booking/booking-fields";
import { type BookingLists, hiddenAnswers, readPrefill } from "../../domain/booking/prefill";
import type { Draft } from "../../domain/forms/draft";
import { formatFrom } from "../../domain/money";
import { type BookingQuery, bookingPath, paths } from "../../domain/paths";
import { coveredSuburbs, describeSuburb, findSuburbs } from "../../domain/suburbs";
import { useBusiness } from "../../hooks/use-site";
import { NextSteps } from "../next-steps/next-steps";
import { Price } from "../price/price";
import { RequestForm } from "../request-form/request-form";
import { TalkLinks } from "../talk-links/talk-links";
import * as styles from "./booking-form.module.scss";

interface BookingFormProps {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.BookingPricingFragment;
  regions: readonly Queries.BookingRegionFragment[];
  forms: Queries.FormsFragment & { bookingAction: string };
  /** Where the visitor came in; its query and state prefill the form. */
  location: { search: string; state: unknown };
}

/** Fewer letters of a suburb than this mean nothing yet. */
const suburbLetters = 3;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[data-name=${name}]`)!;

/** The booking request: the form, and beside it what has been chosen so far and what happens next. */
export function BookingForm({ services, pricing, regions, forms, location: { search, state } }: BookingFormProps) {
  const { name, hours } = useBusiness();
  const suburbs = useMemo(() => coveredSuburbs(regions), [regions]);
  const lists: BookingLists = useMemo(() => ({ services, rates: pricing, suburbs }), [services, pricing, suburbs]);
  const prefill = useRef<BookingQuery>({});
  const [seen, setSeen] = useState({ service: "", vehicle_size: "", price_estimate: "", suburb: "" });

  const start = useCallback(
    (form: HTMLFormElement, draft: Draft | undefined) => {
      const kept = draft?.source ?? paths.booking;
      const own = bookingPath(readPrefill(search, state, lists));
      // A new link speaks for itself; without one, what an earlier link brought still holds.
      const source = own === paths.booking ? kept : own;
      prefill.current = readPrefill(source.slice(paths.booking.length), undefined, lists);
      if (source !== kept) {
        const { service, suburb } = prefill.current;
        if (service) controlOf(form, "service").value = services.find(({ slug }) => slug === service)!.name;
        if (suburb) controlOf(form, "suburb").value = suburb;
      }
      return source;
    },
    [search, state, lists, services],
  );
  const sync = (form: HTMLFormElement) => {
    const hidden = hiddenAnswers(prefill.current, controlOf(form, "service").value, lists);
    for (const [key, value] of Object.entries(hidden)) {
      const input = form.querySelector<HTMLInputElement>(`[type=hidden][name=${key}]`)!;
      input.value = value;
      input.disabled = !value;
    }
    setSeen({ ...hidden, suburb: controlOf(form, "suburb").value.trim() });
  };

  const chosen = services.find((service) => service.name === seen.service);
  const [found] = findSuburbs(suburbs, seen.suburb);
  const days = hours.flatMap((entry) => entry.days);
  return (
    <div className={styles["layout"]}>
      <div>
        <RequestForm
          id="booking"
          fields={bookingFields}
          forms={forms}
          action={forms.bookingAction}
          next={paths.thanks}
          subject="Booking request from the website"
          sent={bookingSent}
          button="Send booking request"
          onStart={start}
          onSync={sync}
          content={{
            suburb: {
              list: "suburbs",
              note: seen.suburb.length < suburbLetters ? "" : found ? describeSuburb(found) : "Not on our list yet, but we may still come to you.",
            },
            service: {
              silent: true,
              options: services.map((service) => ({ value: service.name, label: service.name, note: service.price.text })),
              note: seen.price_estimate && (
                <>
                  {seen.vehicle_size}: estimate <strong>{seen.price_estimate}</strong>, indicative
                </>
              ),
            },
            add_ons: { options: pricing.addOns.map(({ title, from }) => ({ value: title, label: title, note: formatFrom(from) })) },
            preferred_days: { options: days.map((day) => ({ value: capital(day), label: capital(day).slice(0, 3) })) },
            consent: { label: `I consent to ${name} collecting and using my personal information to contact me about this booking request.`, note: <Link to={paths.privacy}>How we handle your details</Link> },
          }}
        >
          <datalist id="suburbs">
            {suburbs.map((suburb) => (
              <option key={suburb.name} value={suburb.name}>
                {describeSuburb(suburb)}
              </option>
            ))}
          </datalist>
        </RequestForm>
      </div>
      <aside className={styles["aside"]}>
        <div className={styles["summary"]}>
          <h2>Your request</h2>
          {chosen ? (
            <>
              <p className={styles["chosen"]}>{chosen.name}</p>
              {seen.price_estimate ? (
                <>
                  <p className={styles["figure"]}>{seen.price_estimate}</p>
                  <p>Indicative, {seen.vehicle_size}</p>
                </>
              ) : (
                <Price text={chosen.price.text} perHour={chosen.price.perHour} />
              )}
              <p>{chosen.duration}</p>
            </>
          ) : (
            <p>Choose a service to see its price and how long it takes.</p>
          )}
        </div>
        <h2>What happens next</h2>
        <NextSteps />
        <TalkLinks />
      </aside>
    </div>
  );
}

export const bookingFormFragments = graphql`
  fragment BookingService on Service {
    slug
    code
    name
    duration
    price {
      text
      perHour
    }
  }
  fragment BookingPricing on Pricing {
    roundTo
    estimator {
      slug
      code
      name
      price {
        from
      }
    }
    sizes {
      id
      name
      multiplier
    }
    addOns {
      title
      from
    }
  }
  fragment BookingRegion on Region {
    slug
    name
    longName
    travel {
      from
      to
    }
    suburbs {
      name
      postcode
    }
  }
`;
