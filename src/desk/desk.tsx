import { graphql } from "gatsby";
import { type FormEvent, type ReactNode, useState } from "react";
import { formatTime, instantOf } from "@/business/dates";
import { changeAddress } from "@/components/hooks/history-state";
import { useBusiness } from "@/components/hooks/use-site";
import { Button, ButtonAnchor, ButtonLink } from "@/components/ui/button/button";
import { Toaster } from "@/components/ui/toaster/toaster";
import { toast } from "@/components/ui/toaster/use-toast";
import { fillIn } from "@/requests/braces";
import { answerOf, type Answers } from "@/requests/field";
import { absoluteUrl, mailLink, mapLink, telephoneLink, textMessageLink } from "@/site/links";
import { paths } from "@/site/paths";
import { Job, NoJob, useJobLink } from "./booking";
import {
  firstPrice,
  fragmentIn,
  halfHours,
  type JobContent,
  jobLink,
  withAnswer,
} from "./booking-links";
import { calendarFile } from "./calendar-file";
import { braceValues, describeLength, getsTexts } from "./ready-texts";
import * as styles from "./desk.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

interface DeskProps extends JobContent {
  texts: Queries.ReadyTextsFragment;
}

/** A request from its link, and everything the owner does with it. Nothing is stored or sent from here. */
export function Desk({ texts, ...content }: DeskProps) {
  const { desk } = useBusiness();
  const { fragment, answers } = useJobLink("desk", content);
  if (!desk)
    return (
      <NoJob>
        <p>The desk is switched off.</p>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
      </NoJob>
    );
  if (!answers) return <OpenRequest isBad={Boolean(fragment)} />;
  return <Request key={fragment} request={answers} texts={texts} />;
}

/** A field for a link that the mail program didn't open. */
function OpenRequest({ isBad }: { isBad: boolean }) {
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get("link");
    location.hash = fragmentIn(String(pasted)) || "none";
  };
  return (
    <NoJob>
      {isBad && (
        <p role="alert">
          This link is cut off, changed or from another site. Copy the whole line from the mail
          again; everything else in the mail is still right.
        </p>
      )}
      <form className={styles.open} onSubmit={open}>
        <Labelled label="Paste the link “Open on your phone” from the mail with a request">
          <input className={field.control} name="link" autoComplete="off" required />
        </Labelled>
        <Button type="submit">Open the request</Button>
      </form>
    </NoJob>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <span className={field.label}>{label}</span>
      {children}
    </label>
  );
}

/** The request with what the owner decides: price in whole dollars, day as `YYYY-MM-DD`, time as `HH:MM`, empty at first. */
function Request({ request, texts }: { request: Answers; texts: DeskProps["texts"] }) {
  const { siteAddress } = useBusiness();
  const shown = answerOf(request, "price_shown");
  const [job, setJob] = useState(() =>
    withAnswer(request, "price", answerOf(request, "price") || firstPrice(shown)),
  );
  const change = (name: "price" | "day" | "time", value: string) => {
    const changed = withAnswer(job, name, value);
    setJob(changed);
    // The address keeps what was decided, so that a reload shows it again.
    const link = jobLink("desk", absoluteUrl(siteAddress, paths.desk), changed);
    changeAddress(new URL(link).hash);
  };
  return (
    <Job title="Request" answers={request} total={{ label: "Price shown", value: shown }}>
      <section aria-labelledby="plan">
        <h2 id="plan">Price and time</h2>
        <div className={styles.plan}>
          <Labelled label="Price in whole dollars">
            <input
              className={field.control}
              inputMode="numeric"
              autoComplete="off"
              value={answerOf(job, "price")}
              onChange={({ target }) =>
                change("price", target.value.replace(/\D/g, "").slice(0, 5))
              }
            />
          </Labelled>
          <Labelled label="Day">
            <input
              className={field.control}
              type="date"
              // Without it, Chromium takes years of six digits.
              max="9999-12-31"
              value={answerOf(job, "day")}
              onChange={({ target }) => change("day", target.value)}
            />
          </Labelled>
          <Labelled label="Time">
            <select
              className={field.control}
              value={answerOf(job, "time")}
              onChange={({ target }) => change("time", target.value)}
            >
              <option value="">Choose</option>
              {halfHours.map((time) => (
                <option key={time} value={time}>
                  {formatTime(time)}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
      </section>
      <ReadyTexts job={job} texts={texts} />
      <Links job={job} />
      <Toaster />
    </Job>
  );
}

/** The owner's texts in the order in which they are sent; as emails for somebody who gets no texts. */
function ReadyTexts({ job, texts }: { job: Answers; texts: DeskProps["texts"] }) {
  const { shortName, social } = useBusiness();
  const isText = getsTexts(job);
  const values = braceValues(job, jobLink("quote", location.origin + paths.quote, job));
  const reviews = { ...values, link: social.googleReviews ?? "" };
  const ready: (readonly [label: string, text: string | undefined])[] = [
    [isText ? "Text the quote" : "Email the quote", fillIn(texts.quote, values)],
    ["Confirm", fillIn(texts.confirm, values)],
    ["Remind the day before", fillIn(texts.remind, values)],
    ["On my way", fillIn(texts.onMyWay, values)],
    ...(social.googleReviews ? [["Ask for a review", fillIn(texts.review, reviews)] as const] : []),
  ];
  const subject = `${shortName}: ${answerOf(job, "service")}, ${answerOf(job, "reference")}`;
  const href = (body: string) =>
    isText
      ? textMessageLink(answerOf(job, "phone"), body)
      : mailLink(answerOf(job, "email"), { subject, body });
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{isText ? "Texts" : "Emails"}</h2>
      <ul className={styles.texts}>
        {ready.map(([label, text]) =>
          text === undefined ? (
            <li key={label}>
              <p>{`${label}: set the price, the day and the time first.`}</p>
            </li>
          ) : (
            <li key={label}>
              <ButtonAnchor href={href(text)} icon={isText ? "message" : "mail"} wide>
                {label}
              </ButtonAnchor>
              <p>{text}</p>
              <div className={styles.below}>
                <span>{isText ? describeLength(text) : ""}</span>
                <CopyButton label={label} text={text} />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = () =>
    // Browsers offer the clipboard only in a secure context.
    navigator.clipboard?.writeText(text).then(
      () => toast({ title: "Copied", description: label, variant: "success" }),
      () => undefined,
    );
  return (
    <Button variant="quiet" icon="copy" onClick={copy} aria-label={`Copy: ${label}`}>
      Copy
    </Button>
  );
}

function Links({ job }: { job: Answers }) {
  const { base, siteAddress, timeZone } = useBusiness();
  const answer = (name: string) => answerOf(job, name);
  const place = `${answer("suburb")}, ${base.state}`;
  const price = answer("price");
  const calendar = () =>
    calendarFile(
      {
        id: `${answer("reference")}@${new URL(siteAddress).host}`,
        title: `${answer("service")}, ${answer("full_name")}`,
        place,
        notes: [answer("vehicle"), answer("phone"), price && `$${price}`]
          .filter(Boolean)
          .join("\n"),
        start: instantOf(answer("day"), answer("time"), timeZone),
      },
      new Date(),
    );
  const call = telephoneLink(answer("phone"));
  return (
    <section aria-labelledby="links">
      <h2 id="links">Call, drive, note</h2>
      <div className={styles.links}>
        {call && (
          <ButtonAnchor href={call} variant="secondary" icon="phone">
            Call
          </ButtonAnchor>
        )}
        <ButtonAnchor
          href={mapLink(`${place}, ${base.country}`)}
          variant="secondary"
          icon="pin"
          target="_blank"
          rel="noopener noreferrer"
        >
          Map
        </ButtonAnchor>
        {answer("day") && answer("time") && (
          <ButtonAnchor
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar())}`}
            download={`${answer("reference")}.ics`}
            variant="secondary"
            icon="calendar"
          >
            Add to my calendar
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}

export const deskFragments = graphql`
  fragment ReadyTexts on ReadyTexts {
    quote
    confirm
    remind
    onMyWay
    review
  }
`;
