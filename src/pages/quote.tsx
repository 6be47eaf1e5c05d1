import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Quote } from "@/desk/quote";
import { assertDefined } from "@/lib/assert-defined";

export default function QuotePage({ data }: PageProps<Queries.QuotePageQuery>) {
  const content = assertDefined(data.content, "content/pages/quote/index.md");
  const { forms, deposit } = assertDefined(data.business, "content/business.yml");
  return (
    <>
      <Seo page={{ kind: "page", page: "quote", seo: content.seo }} />
      <PageHead title={content.heading} lead={content.lead} />
      <SectionErrorBoundary name="the quote">
        <Quote
          services={data.services.nodes}
          sizes={assertDefined(data.pricing, "content/pricing.yml").sizes}
          forms={forms}
          deposit={deposit}
          cancellation={content.cancellation}
          beforeWeCome={data.booking?.beforeWeCome ?? []}
        />
      </SectionErrorBoundary>
    </>
  );
}

export const query = graphql`
  query QuotePage {
    content: pageContent(slug: { eq: "quote" }) {
      ...PageOpening
      cancellation
    }
    booking: pageContent(slug: { eq: "booking" }) {
      beforeWeCome
    }
    services: allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        slug
        name
      }
    }
    pricing {
      sizes {
        id
        name
      }
    }
    business {
      deposit {
        ...Deposit
      }
      forms {
        ...Forms
        quoteAction
      }
    }
  }
`;
