import { graphql, type PageProps } from "gatsby";
import { Accordion } from "../components/accordion/accordion";
import { ContactForm } from "../components/contact-form/contact-form";
import { Safely } from "../components/error-boundary/safely";
import { OpenStatus } from "../components/open-status/open-status";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { required } from "../site/required";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const words = required(data.words, "the words of the contact page");
  return (
    <>
      <Seo page={{ kind: "page", page: "contact", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead}>
        <OpenStatus />
      </TextHero>
      <Safely what="the message form">
        <ContactForm
          regions={data.regions.nodes}
          location={location}
          forms={required(data.business, "the business").forms}
        />
      </Safely>
      {words.questions.length > 0 && (
        <Section background="white" labelledBy="questions" split>
          <h2 id="questions">Quick questions</h2>
          <Accordion name="questions" items={words.questions} />
        </Section>
      )}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    words: pageWords(slug: { eq: "contact" }) {
      ...PageOpening
      questions {
        question
        answerHtml
      }
    }
    regions: allRegion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...SuburbCheckRegion
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
