import { graphql, type PageProps } from "gatsby";
import { BlogLayout, type ListContext } from "@/components/blog/post-list/blog-layout";
import { assertDefined } from "@/lib/assert-defined";
import { paths } from "@/site/paths";

export default function BlogListPage({
  data,
  pageContext: list,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { heading, lead, seo, closing } = assertDefined(
    data.content,
    "content/pages/blog/index.md",
  );
  return (
    <BlogLayout
      seo={{ kind: "blog-list", seo, page: list.page, pages: list.pages }}
      title={heading}
      lead={lead}
      list={list}
      posts={data.allBlogPost.nodes}
      closing={closing}
      pathOf={paths.blogPage}
    />
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    content: pageContent(slug: { eq: "blog" }) {
      ...PageOpening
      closing {
        ...Closing
      }
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
