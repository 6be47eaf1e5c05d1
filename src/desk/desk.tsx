import { type FormEvent, useState } from "react";
import { localTime } from "@/business/dates";
import { changeAddress } from "@/components/hooks/history-state";
import { useBusiness } from "@/components/hooks/use-site";
import type { SummaryLine } from "@/components/prices/price-summary/price-summary";
import { Button } from "@/components/ui/button/button";
import { Toaster } from "@/components/ui/toaster/toaster";
import { bookingLink, withAnswer } from "@/requests/booking-links";
import { bookingQuestions, questionsWithDefault } from "@/requests/booking-questions";
import { answerOf, type Answers } from "@/requests/question";
import { fragmentIn } from "@/requests/url-fragment";
import { absoluteUrl } from "@/site/links";
import { paths } from "@/site/paths";
import { DeskLinks } from "./desk-links";
import { type Decision, DeskPlan } from "./desk-plan";
import { DeskSummary, NoBooking } from "./desk-summary";
import { DeskTexts } from "./desk-texts";
import { Labelled } from "./labelled";
import { firstPrice } from "./price";
import type { WrittenTexts } from "./ready-texts";
import { useBookingLink } from "./use-booking-link";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

interface DeskProps {
  services: Queries.DeskPageQuery["services"]["nodes"];
  texts: WrittenTexts;
  /** For how many days a quote can be accepted; without it, until the day of the visit. */
  quoteDays: number | null | undefined;
}

/** A request from its link, and everything the owner does with it. Nothing is stored or sent from here. */
export function Desk(props: DeskProps) {
  const { fragment, booking } = useBookingLink("desk");
  if (!booking) return <OpenRequest isBad={Boolean(fragment)} />;
  return <OpenedRequest key={fragment} request={booking} {...props} />;
}

/** A field for a link that the email program didn't open. */
function OpenRequest({ isBad }: { isBad: boolean }) {
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get("link");
    location.hash = fragmentIn(String(pasted)) || "none";
  };
  return (
    <NoBooking>
      {isBad && (
        <p role="alert">
          This link is cut off, changed or from another site. Copy the whole line from the email
          again; everything else in the email is still right.
        </p>
      )}
      <form className={`stack ${styles.open}`} onSubmit={open}>
        <Labelled label="Paste the link “Open on your phone” from the email with a request">
          <input className={field.control} name="link" autoComplete="off" required />
        </Labelled>
        <Button type="submit">Open the request</Button>
      </form>
    </NoBooking>
  );
}

const notAnswered = (request: Answers): SummaryLine[] =>
  bookingQuestions
    .filter(({ name }) => questionsWithDefault.includes(name) && answerOf(request, name) === "")
    .map(({ label }) => ({ label, value: "Not answered" }));

/** The request with what the owner decides. The address keeps it, so that a reload shows it again. */
function OpenedRequest({ request, services, texts, quoteDays }: DeskProps & { request: Answers }) {
  const { siteAddress, timeZone } = useBusiness();
  const { day: today } = localTime(new Date(), timeZone);
  const shown = answerOf(request, "price_shown");
  const [booking, setBooking] = useState(() =>
    withAnswer(request, "price", answerOf(request, "price") || firstPrice(shown)),
  );
  const link = (answers: Answers) =>
    bookingLink("desk", absoluteUrl(siteAddress, paths.desk), answers);
  const change = (changed: Answers) => {
    setBooking(changed);
    changeAddress(new URL(link(changed)).hash);
  };
  const decide = (decision: Decision, value: string) =>
    // A changed price or time has not been sent to the customer yet.
    change(withAnswer(withAnswer(booking, decision, value), "quoted", ""));
  const booked = answerOf(request, "service");
  const service = services.find(({ name }) => name === booked);
  return (
    <DeskSummary
      title="Request"
      booking={request}
      lines={notAnswered(request)}
      total={{ label: "Price shown", value: shown }}
      note={service ? undefined : `The site no longer lists ${booked}.`}
    >
      <DeskPlan booking={booking} today={today} onDecide={decide} />
      <DeskTexts
        booking={booking}
        texts={texts}
        today={today}
        quoteDays={quoteDays}
        onQuoted={() => change(withAnswer(booking, "quoted", "yes"))}
      />
      <DeskLinks booking={booking} link={link(booking)} steps={service?.process} />
      <Toaster />
    </DeskSummary>
  );
}
