import type { ReactNode } from "react";
import { paths } from "../../site/paths";
import { ButtonLink } from "../button/button";
import { ClosingBand } from "../closing-band/closing-band";
import { Section } from "../section/section";
import { TextHero } from "../text-hero/text-hero";
import { PostList } from "./post-list";
import * as styles from "./blog-frame.module.scss";

/** What every page of a list of articles is told when it is made. */
export interface ListContext {
  page: number;
  pages: number;
  /** Articles on all its pages. */
  count: number;
  /** All there are. */
  categories: readonly string[];
}

interface BlogFrameProps {
  title: string;
  lead: ReactNode;
  above?: ReactNode;
  /** Categories to choose from. */
  categories: readonly string[];
  /** The category being shown. */
  current?: string | undefined;
  posts: readonly Queries.PostCardFragment[];
  children?: ReactNode;
}

/** What all lists of articles share: heading, categories, cards and the closing box. */
export function BlogFrame({
  title,
  lead,
  above,
  categories,
  current,
  posts,
  children,
}: BlogFrameProps) {
  return (
    <>
      <TextHero title={title} lead={lead} above={above}>
        <nav aria-label="Categories">
          <ul className={styles["categories"]}>
            <li>
              <a
                href={paths.blog}
                aria-current={current === undefined && above === undefined ? "page" : undefined}
              >
                All
              </a>
            </li>
            {categories.map((category) => (
              <li key={category}>
                <a
                  href={paths.blogCategory(category)}
                  aria-current={category === current ? "page" : undefined}
                >
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </TextHero>
      <Section background="white">
        <PostList posts={posts} />
        {children}
      </Section>
      <ClosingBand
        title="Need Professional Car Care?"
        actions={
          <ButtonLink to={paths.booking} icon="calendar">
            Book Now
          </ButtonLink>
        }
      >
        Reading is half of it. When you would rather have it done, we come to your driveway.
      </ClosingBand>
    </>
  );
}
