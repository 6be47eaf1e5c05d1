import { graphql, type PageProps } from "gatsby";
import { Confirmation } from "../components/confirmation/confirmation";
import { DepositLink } from "../components/deposit/deposit";
import { BeforeWeCome, NextSteps } from "../components/next-steps/next-steps";
import { Seo } from "../components/seo/seo";
import { bookingForm } from "../requests/booking-fields";
import { required } from "../site/required";

export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const words = required(data.words, "the words of the page after a booking");
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
    words: pageWords(slug: { eq: "thanks" }) {
      ...PageOpening
    }
    booking: pageWords(slug: { eq: "booking" }) {
      beforeWeCome
    }
    business {
      deposit {
        ...Deposit
      }
    }
  }
`;
