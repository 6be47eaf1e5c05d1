import type { ReactNode } from "react";
import "./prose.scss";

interface ProseProps {
  /** HTML of the owner's markdown; checked when it was read. */
  html?: string | undefined;
  className?: string | undefined;
  /** Replaces `html`. */
  children?: ReactNode;
}

/** Running text: paragraphs, headings, lists, tables and pictures one below the other, at a comfortable line length. */
export function Prose({ html, className, children }: ProseProps) {
  const names = className ? `prose ${className}` : "prose";
  if (html === undefined) return <div className={names}>{children}</div>;
  return <div className={names} dangerouslySetInnerHTML={{ __html: html }} />;
}
