import type { ReactNode } from "react";
import "./prose.scss";

interface ProseProps {
  /** HTML of the owner's markdown; checked when it was read. */
  html?: string | undefined;
  /** Replaces `html`. */
  children?: ReactNode;
}

/** Running text: paragraphs, headings, lists and tables, at a comfortable line length. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className="prose">{children}</div>;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
