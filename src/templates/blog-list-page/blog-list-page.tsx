import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../../components/button/button";
import { BlogFrame } from "../../components/post-list/blog-frame";
import { postPreloads } from "../../components/post-list/post-list";
import { Seo } from "../../components/seo/seo";
import { paths } from "../../site/paths";
import { required } from "../../business/required";
import * as styles from "./blog-list-page.module.scss";

interface BlogListContext {
  page: number;
  pages: number;
}

export default function BlogListPage({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, BlogListContext>) {
  const words = required(data.words, "the words of the blog");
  const { nodes: posts } = data.allBlogPost;
  const categories = data.all.distinct;
  return (
    <>
      <Seo
        page={{ kind: "blog-list", words: words.seo, page, pages }}
        links={postPreloads(posts)}
      />
      <BlogFrame title={words.heading} lead={words.lead} categories={categories} posts={posts}>
        {pages > 1 && (
          <nav className={styles["pager"]} aria-label="Pages">
            {page > 1 && (
              <ButtonLink to={paths.blogPage(page - 1)} variant="secondary">
                Newer articles
              </ButtonLink>
            )}
            <span>
              Page {page} of {pages}
            </span>
            {page < pages && (
              <ButtonLink to={paths.blogPage(page + 1)} variant="secondary">
                Older articles
              </ButtonLink>
            )}
          </nav>
        )}
      </BlogFrame>
    </>
  );
}

export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    words: pageWords(slug: { eq: "blog" }) {
      heading
      lead
      seo {
        title
        description
      }
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostCard
      }
    }
    all: allBlogPost {
      distinct(field: { category: SELECT })
    }
  }
`;
