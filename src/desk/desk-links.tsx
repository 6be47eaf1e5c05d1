import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { answerOf, type Answers } from "@/requests/question";
import { mapLink, telephoneLink } from "@/site/links";
import { calendarFile } from "./calendar-file";

/** Downloads a file by a temporary address: browsers in other apps open no `data:` links. */
function download(name: string, text: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  anchor.download = name;
  anchor.click();
  // Some browsers ask first, and read the file only after the answer.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

/** The customer's number and place, and the visit as a calendar entry. */
export function DeskLinks({ booking }: { booking: Answers }) {
  const { base, timeZone } = useBusiness();
  const answerTo = (name: string) => answerOf(booking, name);
  const call = telephoneLink(answerTo("phone"));
  const place = [answerTo("street"), answerTo("suburb"), base.state].filter(Boolean).join(", ");
  const [day, time] = [answerTo("day"), answerTo("time")];
  const addToCalendar = () => {
    const reference = answerTo("reference");
    const title = `${answerTo("service")}, ${answerTo("full_name")}`;
    const file = calendarFile({ reference, title, place, day, time, timeZone }, new Date());
    download(`${reference}.ics`, file);
  };
  return (
    <section aria-labelledby="links">
      <h2 id="links">Call, map and calendar</h2>
      <div className="row">
        {call && (
          <Button href={call} variant="secondary" icon="phone">
            Call
          </Button>
        )}
        <Button
          href={mapLink(`${place}, ${base.country}`)}
          variant="secondary"
          icon="pin"
          target="_blank"
          rel="noopener noreferrer"
        >
          Map
        </Button>
        {day && time && (
          <Button variant="secondary" icon="calendar" onClick={addToCalendar}>
            Add to my calendar
          </Button>
        )}
      </div>
    </section>
  );
}
