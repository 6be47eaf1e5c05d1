import { graphql, Link } from "gatsby";
import * as styles from "./post-lines.module.scss";

/** Articles, a line each: category, title and reading time. Each line is one link. */
export function PostLines({ posts }: { posts: readonly Queries.PostLineFragment[] }) {
  return (
    <ul className="lines">
      {posts.map((post) => (
        <li key={post.path} className={styles.line}>
          <span className="note">{post.category}</span>
          <Link to={post.path} className="cover h4">
            {post.title}
          </Link>
          <span className="note">{post.readTime}</span>
        </li>
      ))}
    </ul>
  );
}

export const postLineFragment = graphql`
  fragment PostLine on BlogPost {
    path
    title
    category
    readTime
  }
`;
