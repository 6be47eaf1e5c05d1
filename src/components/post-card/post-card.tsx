import { graphql, Link } from "gatsby";
import { formatDay } from "../../domain/blog";
import { Icon } from "../icon/icon";
import { Picture, type Urgency } from "../picture/picture";
import * as styles from "./post-card.module.scss";

/** How wide a card's picture is, from 768 px up and below; the preloads of the list ask for the same. */
export const postCardSizes = {
  wide: "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, 46vw",
  phone: "92vw",
} as const;

/** An article in a list; the whole card leads to it. */
export function PostCard({
  post,
  urgency = "lazy",
  level = 2,
}: {
  post: Queries.PostCardFragment;
  urgency?: Urgency;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles["card"]}>
      <Picture
        picture={post.hero}
        sizes={postCardSizes.wide}
        mobileSizes={postCardSizes.phone}
        urgency={urgency}
        className={styles["picture"]}
        alt=""
      />
      <p className={styles["facts"]}>
        <span className={styles["badge"]}>{post.category}</span>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>{post.readTime}</span>
      </p>
      <Heading className={styles["title"]}>
        <Link to={post.path}>{post.title}</Link>
      </Heading>
      <p className={styles["excerpt"]}>{post.excerpt}</p>
      <p className={styles["foot"]}>
        <span>{post.author}</span>
        <span className={styles["more"]} aria-hidden="true">
          Read More
          <Icon name="arrow" />
        </span>
      </p>
    </article>
  );
}

export const postCardFragment = graphql`
  fragment PostCard on BlogPost {
    path
    title
    excerpt
    author
    category
    date
    readTime
    hero {
      ...CardPicture
    }
  }
`;
