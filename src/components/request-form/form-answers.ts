import type { Answers, Field } from "../../domain/forms/field";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the form would send of these fields. */
export function readAnswers(form: HTMLFormElement, fields: readonly Field[]): Answers {
  return [...new FormData(form)].flatMap(([name, value]) => (fields.some((field) => field.name === name) ? [[name, String(value)] as const] : []));
}

/** Puts answers into the form. With `gently`, a field that somebody has touched before keeps what it holds. */
export function fillAnswers(form: HTMLFormElement, answers: Answers, gently = false) {
  for (const control of form.elements as Iterable<Element> as Iterable<Control>) {
    const given = answers.filter(([name]) => name === control.dataset["name"]).map(([, value]) => value);
    if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
      if (!gently || control.checked === control.defaultChecked) control.checked = given.includes(control.value);
    } else if (given[0] !== undefined && !(gently && control.value)) control.value = given[0];
  }
}
