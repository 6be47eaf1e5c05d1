import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { Pager } from "../../components/post-list/pager";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { crumbsBelow } from "../../site/breadcrumbs";
import { paths } from "../../site/paths";

export default function BlogTagPage({
  data,
  pageContext: { tag, page, pages, count, categories },
}: PageProps<Queries.BlogTagPageQuery, ListContext & { tag: string }>) {
  const path = paths.blogTag(tag, page);
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo
        page={{ kind: "blog-tag", tag, posts, count, page, pages }}
        links={postPreloads(posts)}
      />
      <BlogFrame
        title={`#${tag}`}
        lead={`Car care articles tagged #${tag}.`}
        above={<Breadcrumb path={path} items={crumbsBelow("blog", { label: `#${tag}`, path })} />}
        categories={categories}
        posts={posts}
      >
        <Pager page={page} pages={pages} pathOf={(other) => paths.blogTag(tag, other)} />
      </BlogFrame>
    </>
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
