import { graphql, type PageProps } from "gatsby";
import { Received } from "../components/received/received";
import { Seo } from "../components/seo/seo";
import { required } from "../business/required";

export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const words = required(data.words, "the words of the page after a booking");
  return (
    <>
      <Seo page={{ kind: "page", page: "thanks", words: words.seo }} />
      <Received form="booking" words={words} />
    </>
  );
}

export const query = graphql`
  query ThanksPage {
    words: pageWords(slug: { eq: "thanks" }) {
      ...PageOpening
    }
  }
`;
