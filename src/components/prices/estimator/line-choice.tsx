import * as styles from "./line-choice.module.scss";

interface LineChoiceProps {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  label: string;
  disabled?: boolean;
}

/** A radio button or tick box that chooses a row. */
export function LineChoice({ label, ...input }: LineChoiceProps) {
  return (
    <label className={`scripted-only screen-only ${styles.choice}`}>
      <input {...input} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
