import { PostCard, postCardSizes } from "@/components/blog/post-card/post-card";
import { mobileMedia, type Priority } from "@/components/ui/picture/picture";
import * as styles from "./post-list.module.scss";

/** How many pictures are preloaded, and how many load at once (specification, section 2). */
const preloaded = 3;
const eager = 6;

/** Links that fetch the first pictures at once, in the files that the cards will ask for. */
export function postPreloads(posts: readonly Queries.PostCardFragment[]): Record<string, string>[] {
  const preload = (media: string, imagesrcset: string, imagesizes: string) => ({
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
      preload(mobileMedia, hero.mobile.avif, phone),
      preload(`not all and ${mobileMedia}`, hero.desktop.avif, wide),
    ];
  });
}

/**
 * Articles in one, two or three columns. The first three pictures are preloaded, the next three
 * load at once after them, and the rest when they come near.
 */
export function PostList({ posts }: { posts: readonly Queries.PostCardFragment[] }) {
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
