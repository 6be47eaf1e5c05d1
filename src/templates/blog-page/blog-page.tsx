import { graphql, type PageProps } from "gatsby";
import { PostCard, postCardSizes } from "@/components/blog/post-card/post-card";
import { Seo } from "@/components/layout/seo/seo";
import { Closing } from "@/components/sections/closing/closing";
import { PageHead } from "@/components/ui/page-head/page-head";
import { mobileMedia, type Priority } from "@/components/ui/picture/picture";
import { Section } from "@/components/ui/section/section";
import { assertDefined } from "@/lib/assert-defined";
import { pages } from "@/site/pages";
import * as styles from "./blog-page.module.scss";

/** All articles. Without one, there is no such page (src/gatsby/create-pages). */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const content = assertDefined(data.content, "content/pages/blog/index.md");
  const posts = data.allBlogPost.nodes;
  return (
    <>
      <Seo path={pages.blog.path} seo={content.seo} links={postPreloads(posts)} />
      <PageHead title={content.heading} lead={content.lead} />
      <Section background="white">
        <PostList posts={posts} />
      </Section>
      <Closing {...content.closing} />
    </>
  );
}

/** How many pictures are preloaded, and how many aren't lazy (specification, section 2). */
const preloaded = 3;
const eager = 6;

/** Links that preload the first pictures, in the files that the cards will ask for. */
function postPreloads(posts: readonly Queries.PostCardFragment[]): Record<string, string>[] {
  const preloadLink = (media: string, imagesrcset: string, imagesizes: string) => ({
    rel: "preload",
    as: "image",
    type: "image/avif",
    media,
    imagesrcset,
    imagesizes,
    fetchpriority: "high",
  });
  return posts.slice(0, preloaded).flatMap(({ hero }, index) => {
    const { wide, phone } = postCardSizes(index === 0);
    return [
      preloadLink(mobileMedia, hero.mobile.avif, phone),
      preloadLink(`not all and ${mobileMedia}`, hero.desktop.avif, wide),
    ];
  });
}

/**
 * Articles in one, two or three columns. The first three pictures are preloaded, the next three
 * load right after them, and the rest when they come near.
 */
function PostList({ posts }: { posts: readonly Queries.PostCardFragment[] }) {
  const priority = (index: number): Priority =>
    index < preloaded ? "high" : index < eager ? "eager" : "lazy";
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} priority={priority(index)} isLead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  query BlogPage {
    content: pageContent(slug: { eq: "blog" }) {
      ...PageOpening
      ...PageClosing
    }
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
