import { graphql, type PageProps } from "gatsby";
import { useBusiness } from "@/components/hooks/use-site";
import { Seo } from "@/components/layout/seo/seo";
import { Accordion } from "@/components/ui/accordion/accordion";
import { Button } from "@/components/ui/button/button";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { inquiryLink, telephoneLink } from "@/site/links";
import { pages } from "@/site/pages";
import * as styles from "./faq.module.scss";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const content = assertDefined(data.content, "content/pages/faq/index.md");
  const { phone, email } = useBusiness();
  return (
    <>
      <Seo path={pages.faq.path} seo={content.seo} />
      <PageHead title={content.heading} lead={content.lead} />
      <Section background="white">
        <div className={styles.split}>
          <Accordion name="faq" level={2} items={data.allFaqItem.nodes} />
          <aside className={`card stack ${styles.aside}`}>
            <h2 className="h3">Still wondering?</h2>
            <p>
              {phone.canReceiveSms ? "Call or text" : "Call"}{" "}
              <a href={telephoneLink(phone.main)}>{phone.main}</a>, or write to{" "}
              <a href={inquiryLink(email)}>{email}</a>.
            </p>
            <Button to={pages.contact.path} wide>
              Contact us
            </Button>
            <Button to={pages["service-areas"].path} variant="secondary" wide>
              View service areas
            </Button>
          </aside>
        </div>
      </Section>
    </>
  );
}

export const query = graphql`
  query FaqPage {
    content: pageContent(slug: { eq: "faq" }) {
      ...PageOpening
    }
    allFaqItem(sort: { order: ASC }) {
      nodes {
        slug
        question
        answerHtml
      }
    }
  }
`;
