import { closedFrom, closedNotice, closedSoon, formatClosedDays } from "@/business/closed-days";
import { localTime } from "@/business/dates";
import { hoursLines, replyTime } from "@/business/opening-hours";
import { useNow } from "@/components/hooks/use-now";
import { useBusiness } from "@/components/hooks/use-site";

/** Today where the business is, once the browser has told the time. Undefined if no closed days are listed. */
function useToday(): string | undefined {
  const { closed, timeZone } = useBusiness();
  const now = useNow(closed.length > 0);
  return now && localTime(now, timeZone).day;
}

/** A sentence that says when the business is closed, now or soon. Undefined if it isn't. */
export function useClosedNotice(): string | undefined {
  const { closed } = useBusiness();
  const today = useToday();
  return today && closedNotice(closed, today);
}

/** The sentence of `useClosedNotice`, above a form. */
export function ClosedNotice() {
  const notice = useClosedNotice();
  if (!notice) return null;
  return (
    <p>
      <strong>{notice}</strong>
    </p>
  );
}

/** The lines of the opening hours: the week, and the closed days that come soon, or else the next ones. */
export function useHoursLines(): { days: string; hours: string }[] {
  const { hours, closed } = useBusiness();
  const today = useToday();
  // The build has removed the closed days that were over when it ran; others may have passed since.
  const left = closedFrom(closed, today ?? "");
  const soon = today ? closedSoon(closed, today).length : 1;
  const told = left.slice(0, Math.max(1, soon));
  return [
    ...hoursLines(hours),
    ...told.map((days) => ({ days: formatClosedDays(days), hours: "Closed" })),
  ];
}

/** When we reply, within a sentence: "within 2–4 business hours", or "on 6 January" while the business is closed. */
export function ReplyTime() {
  const business = useBusiness();
  return <>{replyTime(business, useNow(business.closed.length > 0))}</>;
}
