import { graphql, type PageProps } from "gatsby";
import { SectionErrorBoundary } from "@/components/layout/error-boundary/section-error-boundary";
import { Seo } from "@/components/layout/seo/seo";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Desk } from "@/desk/desk";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";

export default function DeskPage({ data }: PageProps<Queries.DeskPageQuery>) {
  const content = assertDefined(data.content, "content/pages/desk/index.md");
  return (
    <>
      <Seo path={pages.desk.path} seo={content.seo} />
      <PageHead title={content.heading} lead={content.lead} />
      <SectionErrorBoundary name="the desk">
        <Desk texts={assertDefined(data.wording, "content/wording.yml").desk} />
      </SectionErrorBoundary>
    </>
  );
}

export const query = graphql`
  query DeskPage {
    content: pageContent(slug: { eq: "desk" }) {
      ...PageOpening
    }
    wording {
      desk {
        ...DeskText
      }
    }
  }
`;
