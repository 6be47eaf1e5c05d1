import { addDays, formatLongDay, localTime } from "@/business/dates";
import { formatDollars } from "@/business/money";
import { Confirmation } from "@/components/forms/confirmation/confirmation";
import { BeforeWeCome } from "@/components/forms/next-steps/next-steps";
import { useBusiness } from "@/components/hooks/use-site";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { PageHead } from "@/components/ui/page-head/page-head";
import { answerOf, type Answers } from "@/requests/question";
import { readRequest } from "@/requests/stored-request";
import { Accepted, AcceptForm } from "./accept-form";
import { acceptForm } from "./accept-questions";
import { DeskSummary, NoBooking } from "./desk-summary";
import { formatVisit } from "./format-visit";
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
      <Confirmation form={acceptForm} content={accepted}>
        <BeforeWeCome lines={beforeWeCome} />
      </Confirmation>
    );
  return (
    <>
      <PageHead title={content.heading} lead={content.lead} />
      {booking ? (
        <OpenedQuote key={fragment} booking={booking} {...props} />
      ) : (
        <NoBooking>
          <p role={fragment ? "alert" : undefined}>
            {fragment
              ? "This link is cut off. Open it again from our message, or call us."
              : "Your quote opens with the link in our message. If it doesn't, call us."}
          </p>
          <ContactLinks />
          {/* Hosts that receive forms read their fields from the page as it was built. */}
          <AcceptForm forms={forms} isHidden />
        </NoBooking>
      )}
    </>
  );
}

/** Not shown to the customer, but sent back with the acceptance. */
const contact = ["phone", "email", "contact_method"];

function OpenedQuote(props: QuoteProps & { booking: Answers }) {
  const { booking, forms, beforeWeCome } = props;
  const { timeZone } = useBusiness();
  const { day: today } = localTime(new Date(), timeZone);
  const lastDay = addDays(answerOf(booking, "day"), -1);
  const date = formatVisit(booking, today);
  const reference = answerOf(booking, "reference");
  const isAccepted = readRequest({ ...acceptForm, reference })?.state === "received";
  return (
    <DeskSummary
      title="Your quote"
      booking={booking.filter(([name]) => !contact.includes(name))}
      lines={[{ label: "Day and time", value: date }]}
      total={{ label: "Price", value: formatDollars(Number(answerOf(booking, "price"))) }}
    >
      {isAccepted ? (
        <Accepted date={date} />
      ) : lastDay < today ? (
        <div role="status">
          <h2>{`This quote was open until ${formatLongDay(lastDay)}. Ask us for a new one.`}</h2>
          <ContactLinks />
        </div>
      ) : (
        <>
          <AcceptForm forms={forms} booking={booking} today={today}>
            <p>{`This quote is open until ${formatLongDay(lastDay)}. Accepting books the day.`}</p>
          </AcceptForm>
          <BeforeWeCome lines={beforeWeCome} />
        </>
      )}
    </DeskSummary>
  );
}
