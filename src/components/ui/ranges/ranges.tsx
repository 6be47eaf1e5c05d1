/**
 * A text whose ranges, such as "30–45", stay on one line. A hidden character would go along with copied text. A new text
 * replaces the element, because a translator may have put elements of its own into it.
 */
export function Ranges({ children: text }: { children: string }) {
  return (
    <span key={text}>
      {text.split(/(\d+–\d+)/).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
