import { graphql } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import { estimateFor, type Extra } from "../../business/estimate";
import { formatFrom } from "../../business/money";
import { describePlace, findPlaces, regionOf } from "../../business/places";
import { type BookingFieldName, bookingFields, bookingSent } from "../../requests/booking-fields";
import { answerOf } from "../../requests/field";
import { linkFrom, type PrefillLists, readPrefill } from "../../requests/prefill";
import { paths } from "../../site/paths";
import { PaymentNote } from "../deposit/deposit";
import { formatDocketDay } from "../docket/docket";
import { RequestBar } from "../docket/request-bar";
import { FormField, type ShownOption } from "../form-field/form-field";
import { LegalLinks } from "../legal-links/legal-links";
import { BeforeWeCome, NextSteps } from "../next-steps/next-steps";
import { PhotoField } from "../photo-field/photo-field";
import { setRegion, useRegion } from "../region/use-region";
import { setAnswer } from "../request-form/form-controls";
import { FieldGroup, HiddenField, MoreFields, RequestForm } from "../request-form/request-form";
import { useRequestForm } from "../request-form/use-request-form";
import { useBusiness } from "../site/use-site";
import { TalkLinks } from "../talk-links/talk-links";
import { VehicleDrawing } from "../vehicle-drawing/vehicle-drawing";
import { BookingDocket, shownLater, shownPrice } from "./booking-docket";
import * as styles from "./booking-form.module.scss";

/** An answer to “How often?”, with what each service costs then. */
type Interval = Queries.CarePlansFragment & { readonly note: string | null };

interface BookingFormProps {
  services: readonly Queries.BookingServiceFragment[];
  pricing: Queries.EstimatorFragment & { howOften: readonly Interval[] };
  regions: readonly Queries.SuburbCheckRegionFragment[];
  hints: Queries.BookingHintsFragment | null | undefined;
  deposit: Queries.DepositFragment | null | undefined;
  words: Queries.BookingWordsFragment;
  wording: Queries.BookingWordingFragment;
  forms: Queries.FormsFragment & { bookingAction: string };
  /** The address with which the visitor arrived; its query and state prefill the form. */
  location: { search: string; state: unknown };
}

/** With fewer letters, the text of a suburb is not looked up. */
const minSuburbLetters = 3;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const toOption = ({ title, from }: Extra): ShownOption => ({
  value: title,
  label: title,
  note: from ? formatFrom(from) : undefined,
});

/** Questions that are folded until one of them is answered. */
const extras: readonly BookingFieldName[] = ["cars", "how_often", "add_ons", "condition"];
const more: readonly BookingFieldName[] = ["contact_method", "utilities", "referral", "message"];

/** The booking request: the form, the docket that it fills, and what happens next. */
export function BookingForm({
  services,
  pricing,
  regions,
  hints,
  deposit,
  words,
  wording,
  forms,
  location,
}: BookingFormProps) {
  const { name, hours, timeZone } = useBusiness();
  const fields = useMemo(() => bookingFields(wording), [wording]);
  const conditions = pricing.condition?.answers ?? [];
  const lists: PrefillLists = {
    services,
    sizes: pricing.sizes,
    suburbs: regions.flatMap(({ suburbs, nearby }) => [...suburbs, ...nearby]),
    addOns: pricing.addOns,
    conditions,
  };
  const sizeNamed = (size: string | undefined) =>
    pricing.sizes.find(({ id }) => id === size)?.name ?? "";
  const request = useRequestForm({
    id: "booking",
    fields,
    sent: bookingSent,
    link: {
      source: linkFrom(location.search, location.state, services),
      answersFor: (source) => {
        const { service, vehicleSize, suburb, addOns, condition } = readPrefill(source, lists);
        const titles = (list: readonly { id: string; title: string }[], ids: readonly string[]) =>
          list.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
        const estimate = {
          service: services.filter(({ slug }) => slug === service).map((each) => each.name),
          vehicle_size: [sizeNamed(vehicleSize)].filter(Boolean),
          add_ons: titles(pricing.addOns, addOns ?? []),
          condition: titles(conditions, condition ?? []),
        };
        // A link that names a service carries a whole estimate: anything missing from it was not chosen.
        const isWhole = service !== undefined;
        return {
          ...Object.fromEntries(
            Object.entries(estimate).filter(([, values]) => isWhole || values.length > 0),
          ),
          ...(suburb && { suburb: [suburb] }),
        };
      },
    },
  });
  const { answers, failure, form, isReady, sync } = request;
  const valuesOf = (fieldName: BookingFieldName) =>
    answers.flatMap(([key, value]) => (key === fieldName ? value : []));
  const service = answerOf(answers, { name: "service" });
  const vehicleSize = answerOf(answers, { name: "vehicle_size" });
  const suburb = answerOf(answers, { name: "suburb" }).trim();
  const place = useMemo(() => findPlaces(regions, suburb), [regions, suburb]);
  const suburbRegion = regionOf(place, suburb)?.slug;
  useEffect(() => {
    if (suburbRegion) setRegion(suburbRegion);
  }, [suburbRegion]);
  const region = useRegion();
  const chosenService = services.find((each) => each.name === service);

  // A size from the link was chosen for the link's service: it is cleared when another service is chosen, and returns with
  // the first. A size that the visitor chose stays (specification, section 4).
  const linked = readPrefill(request.source, lists);
  const linkedSize = linked.service && sizeNamed(linked.vehicleSize);
  const isLinkedService = linked.service === chosenService?.slug;
  const hasChosenSize = useRef(false);
  const isLinkedSize = !vehicleSize || vehicleSize === linkedSize;
  useEffect(() => {
    if (!form.current || !linkedSize || hasChosenSize.current || !isLinkedSize) return;
    setAnswer(form.current, "vehicle_size", isLinkedService ? [linkedSize] : []);
    sync();
  }, [form, sync, linkedSize, isLinkedService, isLinkedSize]);

  const size = pricing.sizes.find((each) => each.name === vehicleSize)?.id;
  const interval = pricing.howOften
    .slice(1)
    .find(({ label }) => label === answerOf(answers, { name: "how_often" }));
  const chosen = {
    service: chosenService,
    vehicleSize,
    estimate: estimateFor(pricing, chosenService?.slug, size, region),
    region,
    extras: [
      ...pricing.addOns.filter(({ title }) => valuesOf("add_ons").includes(title)),
      ...conditions.filter(({ title }) => valuesOf("condition").includes(title)),
    ],
    cars: answerOf(answers, { name: "cars" }),
    howOften: interval?.label ?? "",
    plan: interval?.plans.find((each) => each.service === chosenService?.slug),
  };
  const sentBeside: Partial<Record<BookingFieldName, string | undefined>> = {
    price_estimate: chosen.estimate === undefined ? undefined : `$${chosen.estimate}`,
    region: regions.find(({ slug }) => slug === region)?.longName,
    price_shown: [shownPrice(chosen), shownLater(chosen)].filter(Boolean).join(", "),
  };

  // Memoised, so that a field renders again only when its own options change.
  const options: Partial<Record<BookingFieldName, ShownOption[]>> = useMemo(
    () => ({
      service: services.map((each) => ({ value: each.name, label: each.name })),
      vehicle_size: pricing.sizes.map((each, index) => ({
        value: each.name,
        label: each.name,
        note: each.examples,
        drawing: <VehicleDrawing index={index} />,
      })),
      how_often: pricing.howOften.map(({ label, note }) => ({
        value: label,
        label,
        note: note ?? undefined,
      })),
      add_ons: pricing.addOns.map(toOption),
      condition: pricing.condition?.answers.map(toOption) ?? [],
      preferred_days: hours
        .flatMap(({ days }) => days.map(capital))
        .map((day) => ({ value: day, label: day.slice(0, 3) })),
    }),
    [services, pricing, hours],
  );
  const field = (fieldName: BookingFieldName) => ({
    form: "booking",
    field: fields.find((each) => each.name === fieldName) ?? fields[0],
    options: options[fieldName],
    error: failure?.name === fieldName ? failure.text : undefined,
  });

  return (
    <div className={styles.layout}>
      <RequestForm
        request={request}
        forms={forms}
        action={forms.bookingAction}
        next={paths.thanks}
        subject="Booking request from the website"
        button="Send booking request"
        docket={
          chosenService && (
            <BookingDocket
              chosen={chosen}
              wording={wording}
              facts={
                isReady ? [request.reference, formatDocketDay(new Date(), timeZone), suburb] : []
              }
            />
          )
        }
      >
        <datalist id="suburbs">
          {regions.flatMap(({ suburbs, longName }) =>
            suburbs.map((each) => (
              <option key={each.name} value={each.name}>
                {longName}
              </option>
            )),
          )}
        </datalist>
        <FieldGroup legend="About you">
          <FormField {...field("full_name")} />
          <FormField {...field("phone")} hint={hints?.phone} />
          <FormField {...field("email")} hint={hints?.email} />
        </FieldGroup>
        <FieldGroup legend={wording.booking.heading}>
          <FormField {...field("vehicle")} />
          <FormField
            {...field("suburb")}
            list="suburbs"
            note={place && suburb.length >= minSuburbLetters ? describePlace(place) : ""}
          />
        </FieldGroup>
        <FieldGroup legend="The job">
          <FormField {...field("service")} isReplaced={isReady} />
          {isReady && service && <input type="hidden" name="service" value={service} />}
          <div className={styles.size} onInput={() => (hasChosenSize.current = true)}>
            <FormField {...field("vehicle_size")} />
          </div>
          <MoreFields title="Add extras" request={request} names={extras}>
            <FormField {...field("cars")} />
            {pricing.howOften.length > 0 && <FormField {...field("how_often")} />}
            {pricing.addOns.length > 0 && <FormField {...field("add_ons")} />}
            {pricing.condition && (
              <FormField
                {...field("condition")}
                label={pricing.condition.question}
                note={pricing.condition.note}
              />
            )}
          </MoreFields>
          {Object.entries(sentBeside).map(([key, value]) => (
            <HiddenField key={key} name={key} value={isReady ? value : undefined} />
          ))}
          <FormField {...field("preferred_days")} />
          <FormField {...field("preferred_time")} />
        </FieldGroup>
        <MoreFields title="Tell us more" request={request} names={more}>
          <FormField {...field("contact_method")} />
          <FormField {...field("utilities")} />
          <FormField {...field("referral")} />
          <FormField {...field("message")} />
          <PhotoField
            form="booking"
            label={wording.photos}
            maxMegabytes={forms.photosMb}
            isReady={isReady}
            words={["Photos for my booking request", service, suburb].filter(Boolean).join(", ")}
          />
        </MoreFields>
        <FieldGroup>
          <FormField
            {...field("consent")}
            label={`I consent to ${name} collecting and using my personal information to contact me about this booking request.`}
            note={
              <>
                <span>We use your details only for this request. </span>
                <LegalLinks />
              </>
            }
          />
          <PaymentNote deposit={deposit} />
        </FieldGroup>
      </RequestForm>
      {chosenService && (
        <RequestBar
          label={[chosenService.name, vehicleSize.toLowerCase()].filter(Boolean).join(", ")}
          total={shownPrice(chosen) ?? ""}
          docket="docket"
        />
      )}
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <NextSteps />
        <TalkLinks />
        <BeforeWeCome lines={words.beforeWeCome} />
      </section>
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
      ...Price
    }
  }
  fragment BookingHints on FormHints {
    phone
    email
  }
  fragment BookingWords on PageWords {
    beforeWeCome
  }
  fragment BookingQuestions on Wording {
    estimate {
      size
    }
    booking {
      vehicle {
        label
        hint
        missing {
          title
          text
        }
      }
      suburbHint
      howMany
      messageHint
    }
  }
  fragment BookingWording on Wording {
    ...BookingQuestions
    confirmation
    photos
    booking {
      heading
      several
      priceEach
    }
  }
`;
