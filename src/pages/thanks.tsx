import { graphql, type PageProps } from "gatsby";
import { Confirmation } from "@/components/forms/confirmation/confirmation";
import { BeforeWeCome, NextSteps } from "@/components/forms/next-steps/next-steps";
import { Seo } from "@/components/layout/seo/seo";
import { assertDefined } from "@/lib/assert-defined";
import { bookingForm } from "@/requests/booking-questions";
import { pages } from "@/site/pages";

export default function ThanksPage({ data, location }: PageProps<Queries.ThanksPageQuery>) {
  const content = assertDefined(data.content, "content/pages/thanks/index.md");
  return (
    <>
      <Seo path={pages.thanks.path} seo={content.seo} />
      <Confirmation form={bookingForm} content={content} location={location}>
        <div>
          <h2>What happens next</h2>
          <NextSteps />
        </div>
        <BeforeWeCome lines={data.booking?.beforeWeCome ?? []} />
      </Confirmation>
    </>
  );
}

export const query = graphql`
  query ThanksPage {
    content: pageContent(slug: { eq: "thanks" }) {
      ...PageOpening
    }
    booking: pageContent(slug: { eq: "booking" }) {
      beforeWeCome
    }
  }
`;
