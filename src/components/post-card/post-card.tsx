import { graphql, Link } from "gatsby";
import { largeFrom } from "../../site/picture-sets";
import { Icon } from "../icon/icon";
import { Picture, type Priority } from "../picture/picture";
import * as styles from "./post-card.module.scss";

/** How wide a card's picture is, as in the attribute `sizes`: from 768 px up, and on phones. */
interface PostCardSizes {
  wide: string;
  phone: string;
}

const cardSizes: PostCardSizes = {
  wide: `(min-width: 1280px) 380px, (min-width: ${largeFrom}px) 30vw, 46vw`,
  phone: "112px",
};

/** The sizes of a card of a list of `count`: two share the row, and the first fills a row where one would be alone in the last. */
export function postCardSizes(isLead: boolean, count: number): PostCardSizes {
  if (count === 2)
    return {
      wide: "(min-width: 1280px) 590px, 46vw",
      phone: isLead ? "92vw" : cardSizes.phone,
    };
  if (!isLead) return cardSizes;
  const desktop =
    count % 3 === 1
      ? `(min-width: 1280px) 690px, (min-width: ${largeFrom}px) 55vw`
      : `(min-width: 1280px) 380px, (min-width: ${largeFrom}px) 30vw`;
  return { wide: `${desktop}, ${count % 2 === 1 ? "55vw" : "46vw"}`, phone: "92vw" };
}

/** An article in a list; the whole card leads to it. The first of a list may be shown as its lead. */
export function PostCard({
  post,
  priority = "lazy",
  level = 2,
  sizes = cardSizes,
  isLead = false,
}: {
  post: Queries.PostCardFragment;
  priority?: Priority;
  level?: 2 | 3;
  sizes?: PostCardSizes | undefined;
  isLead?: boolean;
}) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={isLead ? `${styles["card"]} ${styles["lead"]}` : styles["card"]}
      data-zoom=""
    >
      <Picture
        picture={post.hero}
        sizes={sizes.wide}
        mobileSizes={sizes.phone}
        priority={priority}
        className={styles["picture"]}
        alt=""
      />
      <p className={styles["facts"]}>
        <span className={styles["badge"]}>{post.category}</span>
        <time dateTime={post.date}>{post.day}</time>
        <span>{post.readTime}</span>
      </p>
      <Heading className={styles["title"]}>
        <Link to={post.path} className="cover">
          {post.title}
        </Link>
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
    day: date(formatString: "D MMMM YYYY")
    readTime
    hero {
      ...CardPicture
    }
  }
`;
