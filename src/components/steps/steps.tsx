import * as styles from "./steps.module.scss";

/** The steps of a job, numbered. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles["steps"]} data-count={steps.length} data-over={steps.length % 4}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
