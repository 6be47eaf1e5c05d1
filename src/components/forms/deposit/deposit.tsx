import { graphql } from "gatsby";
import { FormNote } from "@/components/forms/form-note/form-note";
import { ButtonAnchor } from "@/components/ui/button/button";

/** What is to be paid and when, before a booking is sent. */
export function PaymentNote({ deposit }: { deposit: Queries.DepositFragment | null | undefined }) {
  return <FormNote>{deposit?.text ?? "Nothing is charged online."}</FormNote>;
}

/** Where the deposit is paid, after a booking was sent. */
export function DepositNotice({ deposit }: { deposit: Queries.DepositFragment }) {
  return (
    <div>
      <h2>Deposit</h2>
      <p>{deposit.text}</p>
      <div>
        <ButtonAnchor
          href={deposit.link}
          variant="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          Pay the deposit once your day is booked
        </ButtonAnchor>
      </div>
    </div>
  );
}

export const depositFragment = graphql`
  fragment Deposit on Deposit {
    text
    link
  }
`;
