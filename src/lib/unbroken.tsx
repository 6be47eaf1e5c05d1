import type { ReactNode } from "react";
import { splitAtPieces } from "./split-at-pieces";

/** A text whose ranges, hours, dates and times of reading stay on one line each. */
export function unbroken(text: string): ReactNode {
  const parts = splitAtPieces(text);
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
