import type { ReactNode } from "react";
import type { Field, Option } from "../../domain/forms/field";
import * as styles from "./form-field.module.scss";

interface FormFieldProps {
  /** Id of the form; ids of fields begin with it. */
  form: string;
  field: Field;
  /** Choices from the content. */
  options?: readonly Option[] | undefined;
  /** Words of a tick, in place of the label. */
  label?: ReactNode;
  /** What else there is to know about the answer; announced when it changes. */
  note?: ReactNode;
  /** Words of the check that failed. */
  error?: string | undefined;
  /** Id of a list of suggestions. */
  list?: string | undefined;
  /** Not sent under its own name, because a hidden field speaks for it. */
  silent?: boolean | undefined;
}

/** Id of the control of a field, or of its first choice. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** A field with its label, its note and what is wrong with it. The browser holds the answer, so that nothing typed before the scripts is lost. */
export function FormField({ form, field, options = field.options ?? [], label, note, error, list, silent }: FormFieldProps) {
  const { name, kind, hint, checks, fill = "off", half } = field;
  const id = controlId(form, name);
  if (kind === "hidden") return <input type="hidden" name={name} disabled />;

  const required = checks !== undefined;
  const described = [hint && `${id}-hint`, note !== undefined && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const state = { name: silent ? undefined : name, "data-name": name, required, "aria-invalid": error ? true : undefined, "aria-describedby": described } as const;
  const title = (
    <>
      {field.label}
      {required && <span aria-hidden="true"> *</span>}
    </>
  );
  const after = (
    <>
      {note !== undefined && (
        <div id={`${id}-note`} className={styles["note"]} aria-live="polite">
          {note}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      )}
    </>
  );
  const frame = half ? `${styles["field"]} ${styles["half"]}` : styles["field"];

  if (kind === "tick") {
    return (
      <div className={frame}>
        <label className={styles["tick"]}>
          <input {...state} id={id} type="checkbox" value="yes" />
          <span>
            {label}
            <span aria-hidden="true"> *</span>
          </span>
        </label>
        {after}
      </div>
    );
  }
  if (kind === "radios" || kind === "ticks") {
    return (
      <fieldset className={frame}>
        <legend className={styles["label"]}>{title}</legend>
        <div className={styles["choices"]}>
          {options.map((option, index) => (
            <label key={option.value} className={styles["choice"]}>
              <input {...state} id={index === 0 ? id : undefined} type={kind === "radios" ? "radio" : "checkbox"} value={option.value} defaultChecked={kind === "radios" && index === 0} />
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
        {title}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {kind === "select" ? (
        <select {...state} id={id} autoComplete={fill} className={styles["control"]}>
          <option value="">{required ? "Please choose" : "No preference"}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
              {option.note && `, ${option.note}`}
            </option>
          ))}
        </select>
      ) : kind === "long" ? (
        <textarea {...state} id={id} rows={4} autoComplete={fill} enterKeyHint="enter" className={styles["control"]} />
      ) : (
        <input {...state} id={id} type={kind} inputMode={kind} autoComplete={fill} enterKeyHint="next" list={list} className={styles["control"]} />
      )}
      {after}
    </div>
  );
}
