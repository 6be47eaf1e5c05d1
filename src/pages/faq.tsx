import { graphql, type PageProps } from "gatsby";
import { takesTexts } from "../business/australian-phone";
import { Accordion } from "../components/accordion/accordion";
import { ButtonLink } from "../components/button/button";
import { OpenStatus } from "../components/open-status/open-status";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { useBusiness } from "../components/site/use-site";
import { TextHero } from "../components/text-hero/text-hero";
import { inquiryLink, telephoneLink } from "../site/links";
import { paths } from "../site/paths";
import { required } from "../site/required";
import * as styles from "./faq.module.scss";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const words = required(data.words, "the words of the FAQ page");
  const { phone, email } = useBusiness();
  return (
    <>
      <Seo page={{ kind: "page", page: "faq", words: words.seo, faq: data.allFaqItem.nodes }} />
      <TextHero title={words.heading} lead={words.lead} />
      <Section background="white">
        <div className={styles.split}>
          <Accordion name="faq" level={2} items={data.allFaqItem.nodes} />
          <aside className={styles.aside}>
            <h2>Still wondering?</h2>
            <p>
              {takesTexts(phone.mobile) ? "Call or text" : "Call"}{" "}
              <a href={telephoneLink(phone.mobile)}>{phone.mobile}</a>, or write to{" "}
              <a href={inquiryLink(email)}>{email}</a>.
            </p>
            <OpenStatus />
            <ButtonLink to={paths.contact} wide>
              Contact us
            </ButtonLink>
            <ButtonLink to={paths.serviceAreas} variant="secondary" wide>
              View service areas
            </ButtonLink>
          </aside>
        </div>
      </Section>
    </>
  );
}

export const query = graphql`
  query FaqPage {
    words: pageWords(slug: { eq: "faq" }) {
      ...PageOpening
    }
    allFaqItem(sort: { order: ASC }) {
      nodes {
        slug
        question
        answerHtml
        answerText
      }
    }
  }
`;
