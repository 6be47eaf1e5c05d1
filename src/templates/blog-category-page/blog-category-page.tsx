import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { Pager } from "../../components/post-list/pager";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogCategoryPage({
  data,
  pageContext: { category, page, pages, count, categories },
}: PageProps<Queries.BlogCategoryPageQuery, ListContext & { category: string }>) {
  const path = paths.blogCategory(category, page);
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo
        page={{ kind: "blog-category", category, posts, count, page, pages }}
        links={postPreloads(posts)}
      />
      <BlogFrame
        title={category}
        lead={`Car care articles in the category ${category}.`}
        above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: category, path })} />}
        categories={categories}
        current={category}
        posts={posts}
      >
        <Pager page={page} pages={pages} pathOf={(other) => paths.blogCategory(category, other)} />
      </BlogFrame>
    </>
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
