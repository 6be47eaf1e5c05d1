import { graphql, Link } from "gatsby";
import { Icon } from "@/components/ui/icon/icon";
import * as styles from "./recommender.module.scss";

/** "Which detail do I need?": one or two questions that lead to a service; works before and without scripts. */
export function Recommender({ recommender }: { recommender: Queries.RecommenderFragment }) {
  const link = (service: { path: string; name: string }) => (
    <Link to={service.path} className={styles.result}>
      {service.name}
      <Icon name="arrow" />
    </Link>
  );
  return (
    <div className={styles.recommender}>
      <details>
        <summary>
          <h2 id="recommend">{recommender.title}</h2>
          <Icon name="chevron" />
        </summary>
        <p className={styles.question}>{recommender.question}</p>
        {recommender.answers.map((answer) => (
          <details key={answer.label} name="recommend" className={styles.answer}>
            <summary>
              {answer.label}
              <Icon name="chevron" />
            </summary>
            {answer.service ? (
              <p className={styles.row}>{link(answer.service)}</p>
            ) : (
              <>
                <p>{answer.question}</p>
                <ul>
                  {answer.answers?.map((next) => (
                    <li key={next.label} className={styles.row}>
                      <span>{next.label}</span>
                      {link(next.service)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </details>
        ))}
      </details>
    </div>
  );
}

export const recommenderFragment = graphql`
  fragment Recommender on Recommender {
    title
    question
    answers {
      label
      service {
        name
        path
      }
      question
      answers {
        label
        service {
          name
          path
        }
      }
    }
  }
`;
