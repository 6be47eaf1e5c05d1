import type { ReactNode } from "react";
import type { Field, Option } from "../../business/field";
import * as styles from "./form-field.module.scss";

/** What a field needs from the content. */
export interface FieldContent {
  options?: readonly Option[];
  /** Words of a tick, in place of the label. */
  label?: ReactNode;
  /** A line below the field that the script writes; announced when it changes. */
  note?: ReactNode;
  /** Id of a list of suggestions. */
  list?: string;
  /** With scripts a hidden field of the same name speaks for it. */
  twin?: boolean;
}

/** Id of the control of a field, or of its first choice. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** A field with its label, its hint, and room for what is wrong with it. */
export function FormField({
  form,
  field,
  content,
}: {
  form: string;
  field: Field;
  content: FieldContent | undefined;
}) {
  const { name, kind, label, hint, checks, autoComplete = "off", half } = field;
  const { options = field.options ?? [], list, note, twin } = content ?? {};
  const id = controlId(form, name);
  // Names the answer where it is written out in words.
  const question = { name, "data-name": name, "data-label": label };
  if (kind === "hidden") return <input type="hidden" {...question} disabled />;

  const required = checks !== undefined;
  const described =
    [hint && `${id}-hint`, note !== undefined && `${id}-note`, required && `${id}-error`]
      .filter(Boolean)
      .join(" ") || undefined;
  const state = { ...question, required, "aria-describedby": described };
  const star = required && <span aria-hidden="true"> *</span>;
  const after = (
    <>
      {note !== undefined && (
        <div id={`${id}-note`} className={styles["note"]} aria-live="polite">
          {note}
        </div>
      )}
      {required && <p id={`${id}-error`} className={styles["error"]} />}
    </>
  );
  const frame = half ? `${styles["field"]} ${styles["half"]}` : styles["field"];

  if (kind === "tick") {
    return (
      <div className={frame}>
        <label className={styles["tick"]}>
          <input {...state} id={id} type="checkbox" value="yes" />
          <span>
            {content?.label ?? label}
            {star}
          </span>
        </label>
        {after}
      </div>
    );
  }
  if (kind === "radios" || kind === "ticks") {
    return (
      <fieldset className={frame}>
        <legend className={styles["label"]}>{label}</legend>
        <div className={styles["choices"]}>
          {options.map((option, index) => (
            <label key={option.value} className={styles["choice"]}>
              <input
                {...question}
                id={index === 0 ? id : undefined}
                type={kind === "radios" ? "radio" : "checkbox"}
                value={option.value}
                defaultChecked={kind === "radios" && index === 0}
              />
              <span>{option.label}</span>
              {option.note && <small>{option.note}</small>}
            </label>
          ))}
        </div>
        {after}
      </fieldset>
    );
  }
  return (
    <div className={frame}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
        {star}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {kind === "select" ? (
        <select {...state} id={id} autoComplete={autoComplete} className={styles["control"]}>
          <option value="">{required ? "Please choose" : "No preference"}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} {...option.data}>
              {[option.label, option.note].filter(Boolean).join(", ")}
            </option>
          ))}
        </select>
      ) : kind === "long" ? (
        <textarea
          {...state}
          id={id}
          rows={4}
          autoComplete={autoComplete}
          inputMode="text"
          enterKeyHint="enter"
          className={styles["control"]}
        />
      ) : (
        <input
          {...state}
          id={id}
          type={kind}
          inputMode={kind}
          autoComplete={autoComplete}
          enterKeyHint="next"
          list={list}
          className={styles["control"]}
        />
      )}
      {twin && <input type="hidden" name={name} disabled />}
      {after}
    </div>
  );
}
