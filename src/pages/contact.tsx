import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "@/components/forms/contact-form/contact-form";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Accordion } from "@/components/ui/accordion/accordion";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const content = assertDefined(data.content, "content/pages/contact/index.md");
  const { forms } = assertDefined(data.business, "content/business.yml");
  return (
    <>
      <Seo path={pages.contact.path} seo={content.seo} />
      <PageHead title={content.heading} lead={content.lead} />
      <SectionErrorBoundary name="the message form">
        <ContactForm location={location} forms={forms} />
      </SectionErrorBoundary>
      {content.questions.length > 0 && (
        <Section background="white" labelledBy="questions" split>
          <h2 id="questions">Quick questions</h2>
          <Accordion name="questions" items={content.questions} />
        </Section>
      )}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    content: pageContent(slug: { eq: "contact" }) {
      ...PageOpening
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
