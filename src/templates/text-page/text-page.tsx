import { graphql, type PageProps } from "gatsby";
import { Seo } from "@/components/layout/seo/seo";
import { LastUpdated } from "@/components/ui/last-updated/last-updated";
import { Prose } from "@/components/ui/prose/prose";
import { TextHero } from "@/components/ui/text-hero/text-hero";
import { assertDefined } from "@/lib/assert-defined";
import type { PlainPageId } from "@/site/pages";
import * as styles from "./text-page.module.scss";

export default function TextPage({ data, pageContext }: PageProps<Queries.TextPageQuery, Context>) {
  const { heading, lead, html, seo, updated } = assertDefined(
    data.content,
    `content/pages/${pageContext.slug}/index.md`,
  );
  return (
    <>
      <Seo page={{ kind: "page", page: pageContext.slug, seo }} />
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
    content: pageContent(slug: { eq: $slug }) {
      ...PageOpening
      updated(formatString: "D MMMM YYYY")
      html
    }
  }
`;
