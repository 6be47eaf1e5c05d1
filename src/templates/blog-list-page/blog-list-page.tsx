import { graphql, Link, type PageProps } from "gatsby";
import { Pager } from "@/components/blog/post-list/pager";
import { PostList, postPreloads } from "@/components/blog/post-list/post-list";
import { Breadcrumb } from "@/components/layout/breadcrumb/breadcrumb";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { crumbsBelow } from "@/site/breadcrumbs";
import { paths } from "@/site/paths";
import { describeTopic, type Topic } from "@/site/topic";
import * as styles from "./blog-list-page.module.scss";

/** A page of a list: of all articles, or of those of a category or a tag. */
type ListContext = ({ kind: "blog-list" } | Topic) & {
  page: number;
  pages: number;
  /** Articles on all pages of the list. */
  count: number;
  /** All categories that have articles. */
  categories: readonly string[];
};

export default function BlogListPage({
  data,
  pageContext: list,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const content = assertDefined(data.content, "content/pages/blog/index.md");
  const posts = data.allBlogPost.nodes;
  const { page, pages, categories } = list;
  const topic = list.kind === "blog-list" ? undefined : describeTopic(list);
  const pathOf = topic?.pathOf ?? paths.blogPage;
  const current = list.kind === "blog-category" ? list.category : undefined;
  const crumb = topic && { label: topic.label, path: pathOf(page) };
  return (
    <>
      <Seo
        page={
          list.kind === "blog-list"
            ? { kind: list.kind, seo: content.seo, page, pages }
            : { ...list, posts }
        }
        links={postPreloads(posts)}
      />
      <PageHead
        title={topic?.label ?? content.heading}
        lead={topic?.lead ?? content.lead}
        above={crumb && <Breadcrumb path={crumb.path} items={crumbsBelow("blog", crumb)} />}
      >
        {categories.length > 0 && (
          <nav aria-label="Categories">
            <ul className={styles.categories}>
              <li>
                <Link to={paths.blog} aria-current={topic ? undefined : "page"}>
                  All
                </Link>
              </li>
              {categories.map((category) => (
                <li key={category}>
                  <Link
                    to={paths.blogCategory(category)}
                    aria-current={category === current ? "page" : undefined}
                  >
                    {category}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <Section background="white">
        {posts.length > 0 ? <PostList posts={posts} /> : <p>There are no articles yet.</p>}
        <Pager page={page} pages={pages} pathOf={pathOf} />
      </Section>
      <Closing {...content.closing} />
    </>
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    content: pageContent(slug: { eq: "blog" }) {
      ...PageOpening
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
