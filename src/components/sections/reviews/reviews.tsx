import { graphql } from "gatsby";
import { Icon } from "@/components/ui/icon/icon";
import * as styles from "./reviews.module.scss";

/** Customers' reviews: the first large, the others beside it. */
export function Reviews({ reviews }: { reviews: readonly Queries.ReviewFragment[] }) {
  return (
    <>
      <p className={styles.average}>
        {formatRating(reviews.map(({ rating }) => rating))}
        {reviews.some(({ sample }) => sample) && " (sample reviews)"}
      </p>
      <ul className={styles.reviews} aria-label="Reviews">
        {reviews.map((review) => (
          <li key={review.reviewId} className={styles.review}>
            <figure>
              <p className={styles.stars}>
                <span className="visually-hidden">{review.rating} of 5 stars</span>
                {Array.from({ length: review.rating }, (_, index) => (
                  <Icon key={index} name="star" />
                ))}
              </p>
              <blockquote>{review.text}</blockquote>
              <figcaption>
                <strong>{review.name}</strong>, {review.location} · {review.source}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `5 out of 5 from 3 reviews`, in the specification's form. */
function formatRating(ratings: readonly number[]): string {
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const count = ratings.length === 1 ? "one review" : `${ratings.length} reviews`;
  return `${Number(average.toFixed(1))} out of 5 from ${count}`;
}

export const reviewFragment = graphql`
  fragment Review on Review {
    reviewId
    name
    location
    rating
    text
    source
    sample
  }
`;
