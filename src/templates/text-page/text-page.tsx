import { graphql, type PageProps } from "gatsby";
import { Seo } from "@/components/layout/seo/seo";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Prose } from "@/components/ui/prose/prose";
import { assertDefined } from "@/lib/assert-defined";
import { type PageId, pages } from "@/site/pages";

export default function TextPage({
  data,
  pageContext,
}: PageProps<Queries.TextPageQuery, { slug: PageId }>) {
  const { heading, lead, html, seo } = assertDefined(
    data.content,
    `content/pages/${pageContext.slug}/index.md`,
  );
  return (
    <>
      <Seo path={pages[pageContext.slug].path} seo={seo} />
      <PageHead title={heading} lead={lead} />
      <div className="column">
        <Prose html={html} />
      </div>
    </>
  );
}

export const query = graphql`
  query TextPage($slug: String!) {
    content: pageContent(slug: { eq: $slug }) {
      ...PageOpening
      html
    }
  }
`;
