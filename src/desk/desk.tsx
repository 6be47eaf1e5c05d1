import { useState } from "react";
import { localTime } from "@/business/dates";
import { changeAddress } from "@/components/hooks/history-state";
import { useBusiness } from "@/components/hooks/use-site";
import type { SummaryLine } from "@/components/prices/price-summary/price-summary";
import { Toaster } from "@/components/ui/toaster/toaster";
import { acceptQuestions } from "@/requests/accept-questions";
import { listAnswers } from "@/requests/answers-in-words";
import { bookingLink, withAnswer } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { DeskLinks } from "./desk-links";
import { type Decision, DeskPlan } from "./desk-plan";
import { DeskSummary, NoBooking } from "./desk-summary";
import { DeskTexts } from "./desk-texts";
import { formatVisit } from "./format-visit";
import { offerIn, offerMade } from "./noted-quotes";
import { wellWritten } from "./read-booking-link";
import { useBookingLink } from "./use-booking-link";

interface DeskProps {
  texts: readonly Queries.DeskTextFragment[];
}

/** A request from its link, and what the owner does with it. Nothing is stored or sent. */
export function Desk(props: DeskProps) {
  const { fragment, booking } = useBookingLink("desk");
  if (booking) return <OpenedRequest key={fragment} request={booking} {...props} />;
  return (
    <NoBooking>
      <p role={fragment ? "alert" : undefined}>
        {fragment && "This link is cut off. "}A request opens with the link “Open on your phone” in
        its email.
      </p>
    </NoBooking>
  );
}

/** What the customer answers when accepting the quote, and whether the quote is as it was sent. */
function linesOf(request: Answers, today: string): SummaryLine[] {
  const places = acceptQuestions.filter(({ name }) => ["street", "access"].includes(name));
  const lines = listAnswers(places, request).map(({ label, text }) => ({ label, value: text }));
  const offer = offerMade(request);
  if (lines.length === 0 || offer === undefined) return lines;
  const [price, day = "", time = ""] = offer.split("~");
  const visit = formatVisit(
    [
      ["day", day],
      ["time", time],
    ],
    today,
  );
  const isSame = offer === offerIn(request);
  return [
    ...lines,
    { label: "Quote", value: isSame ? "As you sent it" : `You sent $${price}, ${visit}` },
  ];
}

/** The request with the owner's decisions, which the address keeps for a reload. */
function OpenedRequest({ request, texts }: DeskProps & { request: Answers }) {
  const { siteAddress, timeZone } = useBusiness();
  const { day: today } = localTime(new Date(), timeZone);
  const shown = answerOf(request, "price_shown");
  const [booking, setBooking] = useState(() => {
    // Only a text that is a figure and nothing else is a price to offer.
    const [, figure = ""] = /^\$([\d,]+)$/.exec(shown) ?? [];
    return withAnswer(request, "price", answerOf(request, "price") || figure.replace(",", ""));
  });
  const decide = (decision: Decision, value: string) => {
    const changed = withAnswer(booking, decision, value);
    setBooking(changed);
    changeAddress(new URL(bookingLink("desk", siteAddress, wellWritten(changed))).hash);
  };
  const decided = wellWritten(booking);
  return (
    <DeskSummary
      title="Request"
      booking={request}
      lines={linesOf(request, today)}
      total={{ label: "Price shown", value: shown }}
    >
      <DeskPlan booking={booking} today={today} onDecide={decide} />
      <DeskTexts booking={decided} texts={texts} today={today} />
      <DeskLinks booking={decided} />
      <Toaster />
    </DeskSummary>
  );
}
