import { graphql, type PageProps } from "gatsby";
import { Confirmation } from "@/components/forms/confirmation/confirmation";
import { BeforeWeCome, NextSteps } from "@/components/forms/next-steps/next-steps";
import { Seo } from "@/components/layout/seo/seo";
import { DepositLink } from "@/components/prices/deposit/deposit";
import { assertDefined } from "@/lib/assert-defined";
import { bookingForm } from "@/requests/booking-fields";

export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const words = assertDefined(data.words, "the words of the page after a booking");
  return (
    <>
      <Seo page={{ kind: "page", page: "thanks", words: words.seo }} />
      <Confirmation form={bookingForm} words={words}>
        <div>
          <h2>What happens next</h2>
          <NextSteps />
        </div>
        {data.business?.deposit && <DepositLink deposit={data.business.deposit} />}
        <BeforeWeCome lines={data.booking?.beforeWeCome ?? []} />
      </Confirmation>
    </>
  );
}

export const query = graphql`
  query ThanksPage {
    words: pageContent(slug: { eq: "thanks" }) {
      ...PageOpening
    }
    booking: pageContent(slug: { eq: "booking" }) {
      beforeWeCome
    }
    business {
      deposit {
        ...Deposit
      }
    }
  }
`;
