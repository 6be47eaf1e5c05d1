import { graphql, type PageProps } from "gatsby";
import { LastUpdated } from "../../components/last-updated/last-updated";
import { Prose } from "../../components/prose/prose";
import { Seo } from "../../components/seo/seo";
import { TextHero } from "../../components/text-hero/text-hero";
import type { PlainPageId } from "../../site/pages";
import { required } from "../../site/required";
import * as styles from "./text-page.module.scss";

export default function TextPage({ data, pageContext }: PageProps<Queries.TextPageQuery, Context>) {
  const { heading, lead, html, seo, updated } = required(data.words, "the words of the page");
  return (
    <>
      <Seo page={{ kind: "page", page: pageContext.slug, words: seo }} />
      <TextHero title={heading} lead={lead}>
        {updated && <LastUpdated day={updated} />}
      </TextHero>
      <div className={styles.text}>
        <Prose html={html} />
      </div>
    </>
  );
}

interface Context {
  slug: PlainPageId;
}

export const query = graphql`
  query TextPage($slug: String!) {
    words: pageWords(slug: { eq: $slug }) {
      ...PageOpening
      updated(formatString: "D MMMM YYYY")
      html
    }
  }
`;
