import { formatLongDay, formatShortDay, formatTime, localTime } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { ConfirmationPage } from "@/components/forms/confirmation/confirmation";
import { BeforeWeCome } from "@/components/forms/next-steps/next-steps";
import { useBusiness } from "@/components/hooks/use-site";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { PageHead } from "@/components/ui/page-head/page-head";
import { unbroken } from "@/lib/unbroken";
import { answerOf, type Answers } from "@/requests/question";
import { AcceptForm } from "./accept-form";
import { DeskSummary, NoBooking } from "./desk-summary";
import { formatVisit } from "./format-visit";
import { acceptedAt } from "./noted-quotes";
import { useBookingLink } from "./use-booking-link";

interface QuoteProps {
  content: { heading: string; lead: string };
  forms: Queries.FormsFragment & { quoteAction: string };
  beforeWeCome: readonly string[];
}

const accepted = {
  heading: "Quote Accepted",
  lead: "Thank you. Your day is booked.",
};

/** The owner's price and time for a request, from the link in a text, to accept. */
export function Quote(props: QuoteProps) {
  const { content, forms, beforeWeCome } = props;
  const { fragment, booking } = useBookingLink("quote");
  if (fragment !== undefined && new URLSearchParams(location.search).has("accepted"))
    return (
      <ConfirmationPage content={accepted}>
        <BeforeWeCome lines={beforeWeCome} />
      </ConfirmationPage>
    );
  return (
    <>
      <PageHead title={content.heading} lead={content.lead} />
      {booking ? (
        <OpenedQuote key={fragment} quote={booking} {...props} />
      ) : (
        <NoBooking>
          <p role={fragment ? "alert" : undefined}>
            {fragment
              ? "This link is cut off. Open it again from our message, or call us."
              : "Your quote opens with the link in our message. If it doesn't, call us."}
          </p>
          <ContactLinks />
          {/* Hosts that receive forms read their fields from the built page. */}
          <AcceptForm forms={forms} quote={undefined} today="" />
        </NoBooking>
      )}
    </>
  );
}

/** Not shown to the customer, but sent back with the acceptance. */
const contact = ["phone", "email", "contact_method"];

function OpenedQuote({ quote, forms, beforeWeCome }: QuoteProps & { quote: Answers }) {
  const { timeZone } = useBusiness();
  const { day: today } = localTime(new Date(), timeZone);
  const day = answerOf(quote, "day");
  return (
    <DeskSummary
      title="Your quote"
      booking={quote.filter(([name]) => !contact.includes(name))}
      lines={[{ label: "Day and time", value: formatVisit(quote, today) }]}
      total={{ label: "Price", value: formatDollars(Number(answerOf(quote, "price"))) }}
    >
      {day < today ? (
        <div role="status">
          <h2>{`This quote was open until ${formatLongDay(day)}. Ask us for a new one.`}</h2>
          <ContactLinks />
        </div>
      ) : (
        <>
          <div className="stack screen-only">
            <Accepted at={acceptedAt(quote)} />
            <p>{`This quote is open until ${formatLongDay(day)}. Accepting books the day.`}</p>
            <AcceptForm forms={forms} quote={quote} today={today} />
          </div>
          <BeforeWeCome lines={beforeWeCome} />
        </>
      )}
    </DeskSummary>
  );
}

/** When this quote was accepted on this phone; empty if it wasn't. */
function Accepted({ at }: { at: string | undefined }) {
  const { timeZone } = useBusiness();
  if (!at || Number.isNaN(Date.parse(at))) return null;
  const { time } = localTime(new Date(at), timeZone);
  const when = `${formatShortDay(new Date(at), timeZone)} at ${formatTime(time)}`;
  return (
    <div role="status">
      <h2>{unbroken(`You accepted this quote on ${when}.`)}</h2>
      <ContactLinks />
    </div>
  );
}
