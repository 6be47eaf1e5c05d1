import { graphql, type PageProps } from "gatsby";
import { BlogLayout, type ListContext } from "@/components/blog/post-list/blog-layout";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";
import { crumbsBelow } from "@/site/breadcrumbs";
import { describeTopic, type Topic } from "@/site/topic";

export default function BlogTopicPage({
  data,
  pageContext,
}: PageProps<Queries.BlogTopicPageQuery, ListContext & Topic>) {
  const { label, lead, pathOf } = describeTopic(pageContext);
  const posts = data.allBlogPost.nodes;
  const crumb = { label, path: pathOf(pageContext.page) };
  return (
    <BlogLayout
      title={label}
      lead={lead}
      pathOf={pathOf}
      current={pageContext.kind === "blog-category" ? pageContext.category : undefined}
      seo={{ ...pageContext, posts }}
      above={<Breadcrumb path={crumb.path} items={crumbsBelow("blog", crumb)} />}
      list={pageContext}
      posts={posts}
      closing={data.content?.closing}
    />
  );
}

export const query = graphql`
  query BlogTopicPage($ids: [String!]!) {
    content: pageContent(slug: { eq: "blog" }) {
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
