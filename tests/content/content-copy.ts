import { checkContent } from "@/content/check/check-content";
import { formatProblem } from "@/content/problem";
import type { ContentFolder } from "@/content/read/read-content-folder";
import type { PictureFacts } from "@/pictures/read-picture-facts";
import { smallContent } from "../lib/small-content";

/** A copy in memory of the small business's content, which has no mistakes. Tests may damage it. */
export class ContentCopy implements ContentFolder {
  readonly texts = new Map(smallContent.texts);
  readonly pictures = new Map(smallContent.pictures);
  readonly others: string[] = [];

  check() {
    return checkContent(this);
  }

  text(path: string): string {
    const text = this.texts.get(path);
    if (text === undefined) throw new Error(`There is no ${path} in the content`);
    return text;
  }

  /**
   * Replaces the first match in a file. Throws if there is none, so that no test passes without its
   * change.
   */
  edit(
    path: string,
    from: string | RegExp,
    to: string | ((match: string, ...groups: string[]) => string),
  ): void {
    const text = this.text(path);
    // With a function, a `$` in the new text has no special meaning.
    const changed = text.replace(from, typeof to === "string" ? () => to : to);
    if (changed === text) throw new Error(`Nothing in ${path} matches ${String(from)}`);
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

  /** Changes the facts about a picture, or adds one. */
  picture(path: string, facts: Partial<PictureFacts> = {}): void {
    const before = this.pictures.get(path) ?? { path, width: 1920 };
    this.pictures.set(path, { ...before, ...facts });
  }
}

/**
 * A change to the small content: a replacement in a file, lines added to it, or anything else as a
 * function.
 */
type Change =
  | readonly [from: string | RegExp, to: string]
  | { append: string }
  | ((content: ContentCopy) => void);

/**
 * The message of the only problem that a change causes, without `content/` at its start, and the
 * change.
 */
export type BadRow = [message: string, change: Change];

/**
 * The messages of all problems after a change to a file. `message` begins with the name of that
 * file.
 */
export function problemsAfter(message: string, change: Change): string[] {
  const [file = ""] = message.split(":");
  const content = new ContentCopy();
  if (typeof change === "function") change(content);
  else if ("append" in change) content.append(file, change.append);
  else content.edit(file, ...change);
  return content.check().problems.map((each) => formatProblem(each).replace("content/", ""));
}

/** Tests rows, each under the place of its problem. */
export function testEach(rows: readonly BadRow[]): void {
  const named = rows.map(([message, change]) => [message.replace(/: .*/s, ""), message, change]);
  test.each(named as [place: string, ...BadRow][])(
    "the problem at %s is reported with what was found and how to fix it",
    (_place, message, change) => expect(problemsAfter(message, change)).toEqual([message]),
  );
}
