import { useEffect } from "react";
import { formatLongDay, localTime } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { ContactLinks } from "@/components/forms/contact-links/contact-links";
import { BeforeWeCome } from "@/components/forms/next-steps/next-steps";
import { changeAddress } from "@/components/hooks/history-state";
import { useBusiness } from "@/components/hooks/use-site";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button/button";
import { recall, remember } from "@/lib/tab-storage";
import { answerOf, type Answers } from "@/requests/question";
import { storeRequest } from "@/requests/stored-request";
import { bookingPath, paths } from "@/site/paths";
import { AcceptForm, type QuoteForms, quoteId, quoteKey } from "./accept-form";
import { DeskSummary, NoBooking } from "./desk-summary";
import { QuoteTerms } from "./quote-terms";
import { useBookingLink } from "./use-booking-link";
import { formatVisit } from "./visit";
import * as styles from "./quote.module.scss";

interface QuoteProps {
  services: Queries.QuotePageQuery["services"]["nodes"];
  sizes: readonly { readonly id: string; readonly name: string }[];
  forms: QuoteForms;
  deposit: Queries.DepositFragment | null | undefined;
  cancellation: string | null | undefined;
  beforeWeCome: readonly string[];
}

/** The owner's price and time for a request, from the link in a text, to accept or to ask about. */
export function Quote(props: QuoteProps) {
  useReturn();
  const { fragment, booking } = useBookingLink("quote");
  if (!fragment || !booking)
    return (
      <NoBooking>
        <p role={fragment ? "alert" : undefined}>{sentence(fragment)}</p>
        <ContactLinks />
        {/* Hosts that receive forms read their fields from the page as it was built. */}
        <AcceptForm forms={props.forms} isHidden />
      </NoBooking>
    );
  return <OpenedQuote key={fragment} fragment={fragment} booking={booking} {...props} />;
}

function OpenedQuote(props: QuoteProps & { fragment: string; booking: Answers }) {
  const { fragment, booking, services, sizes, forms, deposit, cancellation, beforeWeCome } = props;
  const { timeZone } = useBusiness();
  const { day: today } = localTime(new Date(), timeZone);
  const isAccepted = recall(acceptedKey(fragment), "localStorage") !== undefined;
  const over = isAccepted ? undefined : whyOver(booking, today);
  const service = answerOf(booking, "service");
  const isOffered = services.some(({ name }) => name === service);
  const date = formatVisit(booking, today);
  return (
    <DeskSummary
      title="Your quote"
      // Tap and power are among the terms.
      booking={booking.filter(([name]) => name !== "utilities")}
      // The time has a line of its own, so that a narrow column doesn't break the day.
      lines={[{ label: "Day and time", value: date.replace(/ (?=at |between )/, "\n") }]}
      total={{ label: "Price", value: formatDollars(Number(answerOf(booking, "price"))) }}
      note={isOffered ? undefined : `We no longer list ${service}, but this quote is still for it.`}
    >
      {isAccepted && (
        <div role="status" className={`stack ${styles.accepted}`}>
          <h2>You've accepted this quote</h2>
          <p>{`Thank you. You are booked in for ${date}.`}</p>
          {deposit && (
            <>
              <p>{deposit.text}</p>
              <ButtonAnchor href={deposit.link} target="_blank" rel="noopener noreferrer">
                Pay the deposit
              </ButtonAnchor>
            </>
          )}
        </div>
      )}
      {over && (
        <div role="status">
          <h2>{`${over} Ask us for a new one.`}</h2>
          <ContactLinks />
        </div>
      )}
      {!over && (
        <QuoteTerms
          booking={booking}
          cancellation={cancellation}
          deposit={deposit}
          isAccepted={isAccepted}
        />
      )}
      {!over && !isAccepted && (
        <p>
          Accepting books the day. Check first that the price and the day are those in our message.
          If they aren't, ask us before you accept.
        </p>
      )}
      <AcceptForm
        forms={forms}
        fragment={fragment}
        booking={booking}
        today={today}
        isHidden={isAccepted || over !== undefined}
      />
      <div className="row">
        {(isAccepted || over) && <BookAgain booking={booking} services={services} sizes={sizes} />}
      </div>
      {!over && <BeforeWeCome lines={beforeWeCome} />}
    </DeskSummary>
  );
}

/** Why a quote can no longer be accepted, in a sentence; undefined if it can. `today` is `YYYY-MM-DD`. */
function whyOver(booking: Answers, today: string): string | undefined {
  const lastDay = answerOf(booking, "last_day");
  if (answerOf(booking, "day") < today) return "This day has passed.";
  return lastDay && lastDay < today
    ? `This quote was open until ${formatLongDay(lastDay)}.`
    : undefined;
}

/** Whether the visitor comes back from the form provider. */
const hasComeBack = () => new URLSearchParams(location.search).has("accepted");

function sentence(fragment: string | undefined): string {
  // Where storage is denied, the quote itself can't be shown again.
  if (fragment !== undefined && hasComeBack()) return "Thank you. Your answer has reached us.";
  if (fragment)
    return "This link is cut off or changed. Open it again from our message, or call or text us.";
  return "Your quote opens with the link in our message. If it doesn't, call or text us.";
}

/** What is stored once a quote has been accepted. */
const acceptedKey = (fragment: string) => `accepted-${quoteId(fragment)}`;

/**
 * Stores that the quote was accepted when the visitor comes back from the form provider, and restores the quote's own
 * address, which the service doesn't know, from this tab.
 */
function useReturn(): void {
  useEffect(() => {
    const fragment = hasComeBack() ? recall("quote") : undefined;
    if (fragment === undefined) return;
    remember(acceptedKey(fragment), "yes", "localStorage");
    storeRequest(quoteKey(fragment));
    changeAddress(`${paths.quote}#${fragment}`);
  }, []);
}

function BookAgain({
  booking,
  services,
  sizes,
}: Pick<QuoteProps, "services" | "sizes"> & { booking: Answers }) {
  const service = services.find(({ name }) => name === answerOf(booking, "service"));
  const size = sizes.find(({ name }) => name === answerOf(booking, "vehicle_size"));
  return (
    <ButtonLink
      to={bookingPath({
        service: service?.slug,
        vehicleSize: size?.id,
        suburb: answerOf(booking, "suburb"),
      })}
      variant="secondary"
    >
      Book this again
    </ButtonLink>
  );
}
