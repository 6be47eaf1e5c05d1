import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Section } from "@/components/ui/section/section";
import type { SeoPage } from "@/site/head/page-facts";
import { paths } from "@/site/paths";
import { Pager } from "./pager";
import { PostList, postPreloads } from "./post-list";
import * as styles from "./blog-layout.module.scss";

/** The context of every page of a list of articles. */
export interface ListContext {
  page: number;
  pages: number;
  /** Articles on all pages of the list. */
  count: number;
  /** All categories that have articles. */
  categories: readonly string[];
}

interface BlogLayoutProps {
  seo: SeoPage;
  title: string;
  lead: ReactNode;
  above?: ReactNode;
  list: ListContext;
  /** The category being shown. */
  current?: string | undefined;
  posts: readonly Queries.PostCardFragment[];
  /** The line that closes the page. */
  closing: Queries.ClosingFragment | null | undefined;
  /** The address of a page of this list. */
  pathOf: (page: number) => string;
}

/** What all lists of articles share: head, heading, categories, cards, pager and the closing line. */
export function BlogLayout({
  seo,
  title,
  lead,
  above,
  list: { page, pages, categories },
  current,
  posts,
  closing,
  pathOf,
}: BlogLayoutProps) {
  return (
    <>
      <Seo page={seo} links={postPreloads(posts)} />
      <PageHead title={title} lead={lead} above={above}>
        {categories.length > 0 && (
          <nav aria-label="Categories">
            <ul className={styles.categories}>
              <li>
                <Link
                  to={paths.blog}
                  aria-current={current === undefined && above === undefined ? "page" : undefined}
                >
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
      <Closing {...closing} />
    </>
  );
}
