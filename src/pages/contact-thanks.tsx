import { graphql, type PageProps } from "gatsby";
import { Received } from "../components/received/received";
import { Seo } from "../components/seo/seo";
import { required } from "../domain/required";
import { useBusiness } from "../hooks/use-site";

export default function ContactThanksPage({ data }: PageProps<Queries.ContactThanksPageQuery>) {
  const words = required(data.words, "the words of the page after a message");
  const { replyHours } = useBusiness();
  return (
    <>
      <Seo page={{ kind: "page", page: "contact-thanks", words: words.seo }} />
      <Received form="contact" title={words.heading} lead={words.lead}>
        <p>
          We read your message and reply within {replyHours.from}–{replyHours.to} business hours, to the e-mail address you gave. If nothing comes, have a look in your junk mail.
        </p>
      </Received>
    </>
  );
}

export const query = graphql`
  query ContactThanksPage {
    words: pageWords(slug: { eq: "contact-thanks" }) {
      heading
      lead
      seo {
        title
        description
      }
    }
  }
`;
