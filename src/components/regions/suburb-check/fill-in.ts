/** Fills in a field as if the visitor had typed the text. */
export function fillIn(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
