import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogTagPage({
  data,
  pageContext: { tag, ...list },
}: PageProps<Queries.BlogTagPageQuery, ListContext & { tag: string }>) {
  const path = paths.blogTag(tag, list.page);
  const posts = data.allBlogPost.nodes;
  return (
    <BlogFrame
      seo={{ kind: "blog-tag", tag, posts, ...list }}
      title={`#${tag}`}
      lead={`Car care articles tagged #${tag}.`}
      above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: `#${tag}`, path })} />}
      list={list}
      posts={posts}
      pathOf={(page) => paths.blogTag(tag, page)}
    />
  );
}

export const query = graphql`
  query BlogTagPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
