import { graphql, type PageProps } from "gatsby";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { Pager } from "../../components/post-list/pager";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { paths } from "../../site/paths";
import { required } from "../../business/required";

export default function BlogListPage({
  data,
  pageContext: { page, pages, categories },
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const words = required(data.words, "the words of the blog");
  const { nodes: posts } = data.allBlogPost;
  return (
    <>
      <Seo
        page={{ kind: "blog-list", words: words.seo, page, pages }}
        links={postPreloads(posts)}
      />
      <BlogFrame title={words.heading} lead={words.lead} categories={categories} posts={posts}>
        <Pager page={page} pages={pages} pathOf={paths.blogPage} />
      </BlogFrame>
    </>
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    words: pageWords(slug: { eq: "blog" }) {
      heading
      lead
      seo {
        title
        description
      }
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
