import { graphql, type PageProps } from "gatsby";
import { BlogFrame, type ListContext } from "../../components/post-list/blog-frame";
import { paths } from "../../site/paths";
import { required } from "../../site/required";

export default function BlogListPage({
  data,
  pageContext: list,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { heading, lead, seo } = required(data.words, "the words of the blog");
  const { closings } = required(data.wording, "content/wording.yml");
  return (
    <BlogFrame
      seo={{ kind: "blog-list", words: seo, page: list.page, pages: list.pages }}
      title={heading}
      lead={lead}
      list={list}
      posts={data.allBlogPost.nodes}
      closing={closings.articles}
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
    wording {
      closings {
        articles {
          ...Closing
        }
      }
    }
  }
`;
