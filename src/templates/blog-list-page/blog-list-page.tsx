import { graphql, type PageProps } from "gatsby";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { paths } from "../../site/paths";
import { required } from "../../site/required";

export default function BlogListPage({
  data,
  pageContext: list,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { heading, lead, seo } = required(data.words, "the words of the blog");
  return (
    <BlogFrame
      seo={{ kind: "blog-list", words: seo, page: list.page, pages: list.pages }}
      title={heading}
      lead={lead}
      list={list}
      posts={data.allBlogPost.nodes}
      pathOf={paths.blogPage}
    />
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    words: pageWords(slug: { eq: "blog" }) {
      ...PageOpening
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
