/** Fills in a field as if the visitor had typed the text and left the field. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  field.focus();
}
