import { checkContent } from "../../src/content/check-content";
import type { ContentFolder } from "../../src/content/checked-content";
import { formatProblem } from "../../src/content/problem";
import type { PictureFacts } from "../../src/pictures/read-picture-facts";
import { smallContent } from "../lib/small-content";

/** A copy of the small site, with which nothing is wrong, in memory: tests may damage it. */
export class ContentCopy implements ContentFolder {
  readonly texts = new Map(smallContent.texts);
  readonly pictures = new Map(smallContent.pictures);
  readonly others: string[] = [];
  readonly links: string[] = [];

  /** What the check makes of it, on a day for which no article waits. */
  check() {
    return checkContent(this, { today: "2099-01-01" });
  }

  text(path: string): string {
    const text = this.texts.get(path);
    if (text === undefined) throw new Error(`There is no ${path} in the content`);
    return text;
  }

  /** Replaces the first place that matches; a test whose place is gone should say so. */
  edit(
    path: string,
    from: string | RegExp,
    to: string | ((match: string, ...groups: string[]) => string),
  ): void {
    const text = this.text(path);
    // A function: `$` in the new text is only a dollar sign.
    const changed = text.replace(from, typeof to === "string" ? () => to : to);
    if (changed === text) throw new Error(`${path} has no place that matches ${String(from)}`);
    this.texts.set(path, changed);
  }

  append(path: string, lines: string): void {
    this.texts.set(path, `${this.text(path).trimEnd()}\n${lines}\n`);
  }

  rename(from: string, to: string): void {
    for (const files of [this.texts, this.pictures] as Map<string, unknown>[]) {
      for (const [path, value] of [...files]) {
        if (!path.startsWith(from)) continue;
        files.delete(path);
        files.set(to + path.slice(from.length), value);
      }
    }
    for (const [path, facts] of this.pictures) this.pictures.set(path, { ...facts, path });
  }

  /** Changes what is known of a picture, or adds one. */
  picture(path: string, facts: Partial<PictureFacts> = {}): void {
    const before = this.pictures.get(path) ?? { path, width: 1920, height: 1080 };
    this.pictures.set(path, { ...before, ...facts });
  }
}

/** What is done to the small site: something replaced or added in a file, or anything else. */
type Change =
  | readonly [from: string | RegExp, to: string]
  | { append: string }
  | ((content: ContentCopy) => void);

/** The one problem that the check names, with its file below `content/`, and what is done to that file or to others. */
export type BadRow = [says: string, change: Change];

/** What the check names after a change to the file that a message begins with: how severe it is, and what the owner reads. */
export function problemsAfter(says: string, change: Change): [severity: string, says: string][] {
  const [file = ""] = says.split(":");
  const content = new ContentCopy();
  if (typeof change === "function") change(content);
  else if ("append" in change) content.append(file, change.append);
  else content.edit(file, ...change);
  return content.check().problems.map((problem) => [problem.severity, formatProblem(problem)]);
}
