import { memo, type ReactNode } from "react";
import type { Field, Option } from "../../requests/field";
import * as styles from "./form-field.module.scss";

/** A choice as it is shown. */
export interface ShownOption extends Option {
  drawing?: ReactNode;
}

interface FormFieldProps {
  /** Id of the form. */
  form: string;
  field: Field;
  /** Choices that come from the content. */
  options?: readonly ShownOption[] | undefined;
  /** A hint from the content. */
  hint?: string | null | undefined;
  /** Words in place of the field's own label. */
  label?: ReactNode;
  /** A line below the field, announced when it changes. */
  note?: ReactNode;
  /** Id of a list of suggestions. */
  list?: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** Whether a hidden field of the same name is sent in its place, which needs scripts. */
  isReplaced?: boolean;
}

/** A question with its label, its hint, and what is wrong with the answer. The browser holds the answer. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { form, field, note, error } = props;
  const { name, kind, half } = field;
  const { label = field.label, hint = field.hint } = props;
  const id = `${form}-${name}`;
  const required = field.checks !== undefined;
  const described =
    [hint && `${id}-hint`, note !== undefined && `${id}-note`, required && `${id}-error`]
      .filter(Boolean)
      .join(" ") || undefined;
  const shared: ControlProps = {
    id,
    required,
    "aria-describedby": described,
    "aria-invalid": error ? true : undefined,
    ...(props.isReplaced ? { "data-name": name } : { name }),
  };
  const mark = required ? <span aria-hidden="true"> *</span> : optional(field);
  const below = (
    <>
      {note !== undefined && (
        <div id={`${id}-note`} className={styles.note} aria-live="polite">
          {note}
        </div>
      )}
      {required && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
  const frame = half ? `${styles.field} ${styles.half}` : styles.field;

  if (kind === "checkbox")
    return (
      <div className={frame}>
        <label className={styles.tick}>
          <input {...shared} type="checkbox" value="yes" />
          <span>
            {label}
            {mark}
          </span>
        </label>
        {below}
      </div>
    );
  if (kind === "radios" || kind === "checkboxes")
    return (
      <fieldset className={frame}>
        <legend className={styles.label}>
          {label}
          {mark}
        </legend>
        <Choices {...props} id={id} />
        {below}
      </fieldset>
    );
  return (
    <div className={frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {mark}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Control {...props} shared={shared} />
      {below}
    </div>
  );
});

interface ControlProps {
  id: string;
  name?: string;
  "data-name"?: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

/** Choices with a default are answered already. */
function optional({ kind, noDefault }: Field): ReactNode {
  const isAnswered = ["radios", "select"].includes(kind) && !noDefault;
  return isAnswered ? null : <span className={styles.optional}> (optional)</span>;
}

function Choices({ field, options: given, id }: FormFieldProps & { id: string }) {
  const options: readonly ShownOption[] = given ?? field.options ?? [];
  const isSingle = field.kind === "radios";
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type={isSingle ? "radio" : "checkbox"}
            name={field.name}
            value={option.value}
            defaultChecked={isSingle && !field.noDefault && index === 0}
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

function Control({
  field,
  options = field.options ?? [],
  list,
  shared,
}: FormFieldProps & { shared: ControlProps }) {
  const { kind, autoComplete, spellCheck } = field;
  if (kind === "select")
    return (
      <select {...shared} className={styles.control}>
        {field.noDefault && (
          <option value="">{shared.required ? "Please choose" : "No preference"}</option>
        )}
        {options.map(({ value, label, note }) => (
          <option key={value} value={value}>
            {note ? `${label}, ${note}` : label}
          </option>
        ))}
      </select>
    );
  if (kind === "textarea")
    return (
      <textarea
        {...shared}
        rows={4}
        inputMode="text"
        enterKeyHint="enter"
        className={styles.control}
      />
    );
  return (
    <input
      {...shared}
      type={kind}
      inputMode={kind === "tel" || kind === "email" ? kind : "text"}
      autoComplete={autoComplete}
      spellCheck={spellCheck}
      enterKeyHint="next"
      list={list}
      className={styles.control}
    />
  );
}
