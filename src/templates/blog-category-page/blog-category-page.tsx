import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame } from "../../components/post-list/blog-frame";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogCategoryPage({
  data,
  pageContext: { category },
}: PageProps<Queries.BlogCategoryPageQuery, { category: string }>) {
  const path = paths.blogCategory(category);
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo page={{ kind: "blog-category", category, posts }} links={postPreloads(posts)} />
      <BlogFrame
        title={category}
        lead={`Car care articles in the category ${category}.`}
        above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: category, path })} />}
        categories={data.all.distinct}
        current={category}
        posts={posts}
      />
    </>
  );
}

export const query = graphql`
  query BlogCategoryPage($category: String!) {
    allBlogPost(filter: { category: { eq: $category } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
    all: allBlogPost {
      distinct(field: { category: SELECT })
    }
  }
`;
