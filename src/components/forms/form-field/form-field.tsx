import { memo, type ReactNode } from "react";
import { type AnswerOption, hasDefault, type Question } from "@/requests/question";
import * as styles from "./form-field.module.scss";

export interface ShownOption extends AnswerOption {
  drawing?: ReactNode;
  disabled?: boolean;
}

export interface FormFieldProps {
  /** Id of the form. */
  form: string;
  question: Question;
  /** Choices that come from the content. */
  options?: readonly ShownOption[] | undefined;
  /** Replaces the question's own label. */
  label?: ReactNode;
  /** A line below the field, announced when it changes. */
  note?: ReactNode;
  /** Id of a list of suggestions. */
  list?: string | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** Whether scripts send a hidden field of the same name instead of this one. */
  isReplaced?: boolean | undefined;
}

/** A question with its label, hint and error. The browser holds the answer. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { form, question, note, error } = props;
  const { label = question.label } = props;
  const { kind, name, hint } = question;
  const id = `${form}-${name}`;
  const required = question.checks !== undefined;
  const describedBy =
    [hint && `${id}-hint`, note !== undefined && `${id}-note`, required && `${id}-error`]
      .filter(Boolean)
      .join(" ") || undefined;
  const control: ControlProps = {
    id,
    required,
    "aria-describedby": describedBy,
    "aria-invalid": error ? true : undefined,
    ...(props.isReplaced ? { "data-name": name } : { name }),
  };
  const asked = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {" *"}
        </span>
      )}
      {!required && !hasDefault(question) && <span className={styles.optional}> (optional)</span>}
    </>
  );
  const above = hint && (
    <p id={`${id}-hint`} className={`note ${styles.hint}`}>
      {hint}
    </p>
  );
  const below = (
    <>
      {required && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {note !== undefined && (
        <div id={`${id}-note`} className={`note ${styles.note}`} aria-live="polite">
          {note}
        </div>
      )}
    </>
  );
  const frame = { "data-question": name, "data-half": question.half };

  if (kind === "checkbox")
    return (
      <div {...frame}>
        <label className={styles.tick}>
          <input {...control} type="checkbox" value="yes" />
          <span>{asked}</span>
        </label>
        {above}
        {below}
      </div>
    );
  if (kind === "radios" || kind === "checkboxes")
    return (
      <fieldset {...frame} aria-describedby={describedBy}>
        <legend className={styles.label}>{asked}</legend>
        {above}
        <Choices {...props} control={control} />
        {below}
      </fieldset>
    );
  return (
    <div {...frame}>
      <label htmlFor={id} className={styles.label}>
        {asked}
      </label>
      {above}
      <FieldControl {...props} control={control} />
      {below}
    </div>
  );
});

/** The props of every kind of control. */
interface ControlProps {
  id: string;
  name?: string;
  "data-name"?: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

/** Radio buttons or tick boxes. The fieldset around them refers to their hint and error. */
function Choices({
  question,
  options = question.options ?? [],
  control,
}: FormFieldProps & { control: ControlProps }) {
  const isSingle = question.kind === "radios";
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            id={index === 0 ? control.id : undefined}
            type={isSingle ? "radio" : "checkbox"}
            name={question.name}
            value={option.value}
            // Of several tick boxes, the browser would demand each that is required.
            required={isSingle && control.required}
            aria-invalid={control["aria-invalid"]}
            disabled={option.disabled}
            defaultChecked={isSingle && !question.noDefault && index === 0}
          />
          {option.drawing}
          <span>
            {option.label} {option.note && <small>{option.note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

function FieldControl({
  question,
  options = question.options ?? [],
  list,
  control,
}: FormFieldProps & { control: ControlProps }) {
  const { kind, autoComplete, spellCheck } = question;
  if (kind === "select")
    return (
      <select {...control} className={styles.control}>
        {question.noDefault && <option value="">{question.noDefault}</option>}
        {options.map(({ value, label, note }) => (
          <option key={value} value={value}>
            {note ? `${label}, ${note}` : label}
          </option>
        ))}
      </select>
    );
  if (kind === "textarea") return <textarea {...control} rows={4} className={styles.control} />;
  return (
    <input
      {...control}
      type={kind}
      autoComplete={autoComplete}
      spellCheck={spellCheck}
      list={list}
      className={styles.control}
    />
  );
}
