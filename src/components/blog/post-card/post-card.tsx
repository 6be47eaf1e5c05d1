import { graphql, Link } from "gatsby";
import { Icon } from "@/components/ui/icon/icon";
import { Picture, type Priority } from "@/components/ui/picture/picture";
import { largeFrom } from "@/pictures/picture-sets";
import * as styles from "./post-card.module.scss";

/** How wide a card's picture is, for the attribute `sizes`: from 768 px up, and on phones. */
const cardSizes = {
  wide: `(min-width: 1280px) 380px, (min-width: ${largeFrom}px) 30vw, 46vw`,
  phone: "112px",
};

/** The same for a card across a whole row. */
const leadSizes = { wide: "(min-width: 1280px) 690px, 55vw", phone: "92vw" };

export const postCardSizes = (isLead: boolean) => (isLead ? leadSizes : cardSizes);

/** An article in a list; the whole card leads to it. The lead of a list takes a whole row. */
export function PostCard({
  post,
  priority = "lazy",
  level = 2,
  isLead = false,
}: {
  post: Queries.PostCardFragment;
  priority?: Priority;
  level?: 2 | 3;
  isLead: boolean;
}) {
  const Heading = `h${level}` as const;
  const sizes = postCardSizes(isLead);
  return (
    <article className={isLead ? `${styles.card} ${styles.lead}` : styles.card} data-zoom="">
      <Picture
        picture={post.hero}
        sizes={sizes.wide}
        mobileSizes={sizes.phone}
        priority={priority}
        className={styles.picture}
        alt=""
      />
      <p className={`row note ${styles.facts}`}>
        <span className={styles.badge}>{post.category}</span>
        <span>
          <time dateTime={post.date}>{post.day}</time>{" "}
          <span className="nowrap">{`· ${post.readTime}`}</span>
        </span>
      </p>
      <Heading className={`h3 ${styles.title}`}>
        <Link to={post.path} className="cover">
          {post.title}
        </Link>
      </Heading>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <p className={styles.foot}>
        <span>{post.author}</span>
        <span className={styles.more} aria-hidden="true">
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
