import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame } from "../../components/post-list/blog-frame";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogTagPage({
  data,
  pageContext: { tag },
}: PageProps<Queries.BlogTagPageQuery, { tag: string }>) {
  const path = paths.blogTag(tag);
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo page={{ kind: "blog-tag", tag, posts }} links={postPreloads(posts)} />
      <BlogFrame
        title={`#${tag}`}
        lead={`Car care articles tagged #${tag}.`}
        above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: `#${tag}`, path })} />}
        categories={data.all.distinct}
        posts={posts}
      />
    </>
  );
}

export const query = graphql`
  query BlogTagPage($tag: String!) {
    allBlogPost(filter: { tags: { eq: $tag } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
    all: allBlogPost {
      distinct(field: { category: SELECT })
    }
  }
`;
