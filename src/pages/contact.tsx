import { graphql, type PageProps } from "gatsby";
import { Accordion } from "../components/accordion/accordion";
import { ContactForm } from "../components/contact-form/contact-form";
import { Section, SectionHead } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TalkLinks } from "../components/talk-links/talk-links";
import { TextHero } from "../components/text-hero/text-hero";
import { hoursLines } from "../domain/opening-hours";
import { mailLink, slugOf, telephoneLink } from "../domain/paths";
import { required } from "../domain/required";
import { useBusiness } from "../hooks/use-site";
import * as styles from "./contact.module.scss";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const words = required(data.words, "the words of the contact page");
  const { email, hours, phone, replyHours, serviceArea } = useBusiness();
  const mail = <a href={mailLink(email, { subject: "Inquiry from website" })}>{email}</a>;
  return (
    <>
      <Seo page={{ kind: "page", page: "contact", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead} />
      <div className={styles["layout"]}>
        <div>
          <p className={styles["reply"]}>
            We reply within {replyHours.from}–{replyHours.to} hours in business hours.
          </p>
          <ContactForm forms={required(data.business, "the business").forms} />
        </div>
        <aside className={styles["aside"]}>
          <div className={styles["urgent"]}>
            <h2>Is it urgent?</h2>
            <p>A call or a text reaches us first. You can also write to {mail}.</p>
            <TalkLinks />
          </div>
          <div>
            <h2>Contact details</h2>
            <dl className={styles["details"]}>
              <dt>Service area</dt>
              <dd>{serviceArea}</dd>
              <dt>Phone</dt>
              {[phone.mobile, phone.landline].map(
                (number) =>
                  number && (
                    <dd key={number}>
                      <a href={telephoneLink(number)}>{number}</a>
                    </dd>
                  ),
              )}
              <dt>E-mail</dt>
              <dd>{mail}</dd>
              <dt>Operating hours</dt>
              {hoursLines(hours).map((line) => (
                <dd key={line.days}>
                  {line.days}: {line.hours}
                </dd>
              ))}
            </dl>
          </div>
        </aside>
      </div>
      <Section ground="white" labelledBy="questions">
        <SectionHead id="questions" title="Quick questions" />
        <Accordion name="questions" items={words.questions.map((item) => ({ id: slugOf(item.question), ...item }))} />
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    words: pageWords(slug: { eq: "contact" }) {
      heading
      lead
      seo {
        title
        description
      }
      questions {
        question
        answerHtml
      }
    }
    business {
      forms {
        ...Forms
        contactAction
      }
    }
  }
`;
