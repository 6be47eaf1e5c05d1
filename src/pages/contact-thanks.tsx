import { graphql, type PageProps } from "gatsby";
import { Received } from "../components/received/received";
import { Seo } from "../components/seo/seo";
import { required } from "../business/required";

export default function ContactThanksPage({ data }: PageProps<Queries.ContactThanksPageQuery>) {
  const words = required(data.words, "the words of the page after a message");
  return (
    <>
      <Seo page={{ kind: "page", page: "contact-thanks", words: words.seo }} />
      <Received form="contact" words={words} />
    </>
  );
}

export const query = graphql`
  query ContactThanksPage {
    words: pageWords(slug: { eq: "contact-thanks" }) {
      ...PageOpening
    }
  }
`;
