/** When the text of a page was last changed. */
export function LastUpdated({ day }: { day: string }) {
  return <p>{`Last updated ${day}`}</p>;
}
