import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogCategoryPage({
  data,
  pageContext: { category, ...list },
}: PageProps<Queries.BlogCategoryPageQuery, ListContext & { category: string }>) {
  const path = paths.blogCategory(category, list.page);
  const posts = data.allBlogPost.nodes;
  return (
    <BlogFrame
      seo={{ kind: "blog-category", category, posts, ...list }}
      title={category}
      lead={`Car care articles in the category ${category}.`}
      above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: category, path })} />}
      list={list}
      current={category}
      posts={posts}
      pathOf={(page) => paths.blogCategory(category, page)}
    />
  );
}

export const query = graphql`
  query BlogCategoryPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
