/**
 * A value derived from the answers. Its field is in the page before it has a value, because some
 * form providers accept only names in the static HTML; a disabled field is not sent.
 */
export function HiddenField({ name, value }: { name: string; value: string | undefined }) {
  return <input type="hidden" name={name} value={value ?? ""} disabled={!value} />;
}
