import type { ReactNode } from "react";

/** A range with its unit, or an hour: `2–4 weeks`, `30–45 min away`, `at 9:30am`. */
const piece =
  /(\$?\d[\d.]*–\$?\d[\d.]*(?: min away| \p{L}+)?|(?:at )?\d{1,2}(?::\d\d)?[ap]m(?!\p{L}))/u;

/** A text whose ranges and hours stay on one line each. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(piece);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
