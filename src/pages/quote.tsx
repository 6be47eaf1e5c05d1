import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { Quote } from "@/desk/quote";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function QuotePage({ data }: PageProps<Queries.QuotePageQuery>) {
  const content = assertDefined(data.content, "content/pages/quote/index.md");
  const { forms } = assertDefined(data.business, "content/business.yml");
  return (
    <>
      <Seo path={pages.quote.path} seo={content.seo} />
      <SectionErrorBoundary name="the quote">
        <Quote content={content} forms={forms} beforeWeCome={data.booking?.beforeWeCome ?? []} />
      </SectionErrorBoundary>
    </>
  );
}

export const query = graphql`
  query QuotePage {
    content: pageContent(slug: { eq: "quote" }) {
      ...PageOpening
    }
    booking: pageContent(slug: { eq: "booking" }) {
      beforeWeCome
    }
    business {
      forms {
        ...Forms
        quoteAction
      }
    }
  }
`;
