import { graphql } from "gatsby";
import { ButtonAnchor } from "@/components/ui/button/button";

/** What is to be paid and when, before a booking is sent. */
export function PaymentNote({ deposit }: { deposit: Queries.DepositFragment | null | undefined }) {
  return <p className="note">{deposit?.text ?? "Nothing is charged online."}</p>;
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
