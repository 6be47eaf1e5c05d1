import { graphql } from "gatsby";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { formatDollars } from "@/business/money";
import { instantOf } from "@/business/next-free";
import { formatTime } from "@/business/opening-hours";
import {
  type JobContent,
  JobDocket,
  JobLayout,
  JobNotice,
  useFragment,
} from "@/components/forms/job/job";
import { useBusiness } from "@/components/hooks/use-site";
import { Button, ButtonAnchor, ButtonLink } from "@/components/ui/button/button";
import { Toaster } from "@/components/ui/toaster/toaster";
import { toast } from "@/components/ui/toaster/use-toast";
import { calendarFile } from "@/requests/calendar-file";
import { answerOf, type Answers } from "@/requests/field";
import {
  choicesFrom,
  firstPrice,
  fragmentIn,
  halfHours,
  isPrice,
  jobLink,
  readJobLink,
} from "@/requests/job-links";
import {
  type BraceValues,
  describeLength,
  fillIn,
  formatVisit,
  getsTexts,
  unknownIn,
} from "@/requests/ready-texts";
import { absoluteUrl, mailLink, mapLink, telephoneLink, textMessageLink } from "@/site/links";
import { paths } from "@/site/paths";
import * as field from "../form-field/form-field.module.scss";
import * as styles from "./desk.module.scss";

interface DeskProps extends JobContent {
  texts: Queries.ReadyTextsFragment;
}

/** What the owner decides. An empty text isn't decided yet. */
interface Plan {
  /** Whole dollars. */
  price: string;
  /** `YYYY-MM-DD` and `HH:MM` in the business's time zone. */
  day: string;
  time: string;
}

/** A request from its link, and everything the owner does with it. Nothing is stored or sent from here. */
export function Desk({ texts, ...content }: DeskProps) {
  const { desk } = useBusiness();
  const fragment = useFragment();
  const answers =
    fragment && desk ? readJobLink("desk", fragment, choicesFrom(content)) : undefined;
  if (!desk)
    return (
      <JobNotice>
        <p>The desk is switched off.</p>
        <ButtonLink to={paths.home}>Back to home</ButtonLink>
      </JobNotice>
    );
  if (!answers) return <OpenRequest isBad={Boolean(fragment)} />;
  return <Job key={answerOf(answers, "reference")} answers={answers} texts={texts} />;
}

/** A field for a link that the mail program didn't open. */
function OpenRequest({ isBad }: { isBad: boolean }) {
  const id = useId();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get("link");
    location.hash = fragmentIn(String(pasted)) || "none";
  };
  return (
    <JobNotice>
      {isBad && (
        <p role="alert">
          This link is cut off, changed or from another site. Copy the whole line from the mail
          again; everything else in the mail is still right.
        </p>
      )}
      <form className={styles.open} onSubmit={open}>
        <label className={field.label} htmlFor={id}>
          Paste the link “Open on your phone” from the mail with a request
        </label>
        <input className={field.control} id={id} name="link" autoComplete="off" required />
        <Button type="submit">Open the request</Button>
      </form>
    </JobNotice>
  );
}

function Job({ answers, texts }: { answers: Answers; texts: DeskProps["texts"] }) {
  const { siteAddress } = useBusiness();
  const shown = answerOf(answers, "price_shown");
  const [plan, setPlan] = useState<Plan>({
    price: answerOf(answers, "price") || firstPrice(shown),
    day: answerOf(answers, "day"),
    time: answerOf(answers, "time"),
  });
  const change = (changed: Partial<Plan>) => {
    const next = { ...plan, ...changed };
    setPlan(next);
    // The address keeps the plan, so that a reload shows it again.
    const link = jobLink("desk", absoluteUrl(siteAddress, paths.desk), withPlan(answers, next));
    history.replaceState(history.state, "", new URL(link).hash);
  };
  return (
    <JobLayout
      docket={
        <JobDocket
          title="Request"
          answers={answers}
          total={{ label: "Price shown", value: shown }}
        />
      }
    >
      <PlanFields plan={plan} change={change} />
      <ReadyTexts answers={answers} plan={plan} texts={texts} />
      <Links answers={answers} plan={plan} />
      <Toaster />
    </JobLayout>
  );
}

const withPlan = (answers: Answers, plan: Plan): Answers => [
  ...answers.filter(([name]) => !(name in plan)),
  ...Object.entries(plan),
];

function PlanFields({ plan, change }: { plan: Plan; change: (changed: Partial<Plan>) => void }) {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Price and time</h2>
      <div className={styles.plan}>
        <Labelled label="Price in whole dollars">
          <input
            className={field.control}
            inputMode="numeric"
            autoComplete="off"
            value={plan.price}
            onChange={({ target }) =>
              change({ price: target.value.replace(/\D/g, "").slice(0, 5) })
            }
          />
        </Labelled>
        <Labelled label="Day">
          <input
            className={field.control}
            type="date"
            value={plan.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Labelled>
        <Labelled label="Time">
          <select
            className={field.control}
            value={plan.time}
            onChange={({ target }) => change({ time: target.value })}
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

/** The texts in the order in which they are sent, with the words of their buttons. */
const buttons = [
  ["quote", "the quote"],
  ["confirm", "Confirm"],
  ["remind", "Remind the day before"],
  ["onMyWay", "On my way"],
  ["review", "Ask for a review"],
] as const;

interface JobProps {
  answers: Answers;
  plan: Plan;
}

/** What replaces the braces in the texts; empty where the plan has nothing yet. */
function useBraceValues({ answers, plan }: JobProps): BraceValues {
  const quote = jobLink("quote", location.origin + paths.quote, withPlan(answers, plan));
  const date = formatVisit(plan.day, plan.time);
  return {
    name: answerOf(answers, "full_name").split(/\s/)[0] ?? "",
    service: answerOf(answers, "service"),
    suburb: answerOf(answers, "suburb"),
    price: isPrice(plan.price) ? formatDollars(Number(plan.price)) : "",
    date,
    link: isPrice(plan.price) && date ? quote : "",
  };
}

function ReadyTexts({ answers, plan, texts }: JobProps & { texts: DeskProps["texts"] }) {
  const { social } = useBusiness();
  const values = useBraceValues({ answers, plan });
  const isText = getsTexts(answers);
  const shown = buttons.filter(([key]) => key !== "review" || social.googleReviews);
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">{isText ? "Texts" : "Emails"}</h2>
      <ul className={styles.texts}>
        {shown.map(([key, words]) => {
          const label = key === "quote" ? `${isText ? "Text" : "Email"} ${words}` : words;
          const link = key === "review" ? (social.googleReviews ?? "") : values.link;
          const own = { ...values, link };
          const isReady = unknownIn(texts[key], own).length === 0;
          return (
            <li key={key}>
              {isReady ? (
                <ReadyText label={label} text={fillIn(texts[key], own)} answers={answers} />
              ) : (
                <p>{`${label}: set the price, the day and the time first.`}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReadyTextProps {
  label: string;
  text: string;
  answers: Answers;
}

function ReadyText({ label, text, answers }: ReadyTextProps) {
  const { shortName } = useBusiness();
  const isText = getsTexts(answers);
  const subject = `${shortName}: ${answerOf(answers, "service")}, ${answerOf(answers, "reference")}`;
  const href = isText
    ? textMessageLink(answerOf(answers, "phone"), text)
    : mailLink(answerOf(answers, "email"), { subject, body: text });
  const copy = () =>
    // Browsers offer the clipboard only in a secure context.
    navigator.clipboard?.writeText(text).then(
      () => toast({ title: "Copied", description: label, variant: "success" }),
      () => undefined,
    );
  return (
    <>
      <ButtonAnchor href={href} icon={isText ? "message" : "mail"} wide>
        {label}
      </ButtonAnchor>
      <p>{text}</p>
      <div className={styles.below}>
        <span>{isText ? describeLength(text) : ""}</span>
        <Button variant="quiet" icon="copy" onClick={copy} aria-label={`Copy: ${label}`}>
          Copy
        </Button>
      </div>
    </>
  );
}

function Links({ answers, plan }: JobProps) {
  const { base, siteAddress, timeZone } = useBusiness();
  const answer = (name: string) => answerOf(answers, name);
  const place = `${answer("suburb")}, ${base.state}`;
  const calendar = () =>
    calendarFile(
      {
        id: `${answer("reference")}@${new URL(siteAddress).host}`,
        title: `${answer("service")}, ${answer("full_name")}`,
        place,
        notes: [answer("vehicle"), answer("phone"), plan.price && `$${plan.price}`]
          .filter(Boolean)
          .join("\n"),
        start: instantOf(plan.day, plan.time, timeZone),
      },
      new Date(),
    );
  return (
    <section aria-labelledby="links">
      <h2 id="links">Call, drive, note</h2>
      <div className={styles.links}>
        <ButtonAnchor href={telephoneLink(answer("phone"))} variant="secondary" icon="phone">
          Call
        </ButtonAnchor>
        <ButtonAnchor
          href={mapLink(`${place}, ${base.country}`)}
          variant="secondary"
          icon="pin"
          target="_blank"
          rel="noopener noreferrer"
        >
          Map
        </ButtonAnchor>
        {plan.day && plan.time && (
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
