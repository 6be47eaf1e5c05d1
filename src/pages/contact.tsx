import { graphql, type PageProps } from "gatsby";
import { Accordion } from "../components/accordion/accordion";
import { ContactForm } from "../components/contact-form/contact-form";
import { PartBoundary } from "../components/error-boundary/part-boundary";
import { NextFree } from "../components/next-free/next-free";
import { OpenStatus } from "../components/open-status/open-status";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { useBusiness } from "../components/site/use-site";
import { TextHero } from "../components/text-hero/text-hero";
import { required } from "../site/required";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { nextFree } = useBusiness();
  const words = required(data.words, "the words of the contact page");
  const { forms, voucher } = required(data.business, "the business");
  return (
    <>
      <Seo page={{ kind: "page", page: "contact", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead}>
        <OpenStatus />
        {nextFree && <NextFree day={nextFree} />}
      </TextHero>
      <PartBoundary name="the message form">
        <ContactForm
          regions={data.regions.nodes}
          location={location}
          forms={forms}
          voucher={voucher}
        />
      </PartBoundary>
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
      voucher
      forms {
        ...Forms
        contactAction
      }
    }
  }
`;
