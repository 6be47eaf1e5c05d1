import { Link } from "gatsby";
import { paths } from "../../site/paths";
import { recommendAnswers, recommendQuestion } from "../../business/recommend";
import { Icon } from "../icon/icon";
import * as styles from "./recommender.module.scss";

/** "Which detail do I need?": one or two questions that lead to a service; works before and without scripts. */
export function Recommender({ names }: { names: Readonly<Record<string, string>> }) {
  const link = (service: string) => (
    <Link to={paths.service(service)} className={styles["result"]}>
      {names[service] ?? service}
      <Icon name="arrow" />
    </Link>
  );
  return (
    <div className={styles["recommender"]}>
      <h2 id="recommend">Which detail do I need?</h2>
      <p className={styles["question"]}>{recommendQuestion}</p>
      {recommendAnswers.map((answer) => (
        <details key={answer.label} name="recommend" className={styles["answer"]}>
          <summary>
            {answer.label}
            <Icon name="chevron" />
          </summary>
          {"service" in answer ? (
            <p className={styles["row"]}>{link(answer.service)}</p>
          ) : (
            <>
              <p>{answer.question}</p>
              <ul>
                {answer.answers.map((next) => (
                  <li key={next.label} className={styles["row"]}>
                    <span>{next.label}</span>
                    {link(next.service)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      ))}
    </div>
  );
}
