import { readdirSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { checkContent } from "../../domain/content/check-content";
import { notesFor, type DevelopmentNotes } from "../../domain/development-notes";
import { publishingDay } from "../content-folder/publishing-day";
import { readContentFolder } from "../content-folder/read-content-folder";

/** Editors save in several steps; the check waits until they are done. In milliseconds. */
const settles = 250;

/** Checks the owner's folder now and after every change of a file in it. */
export class ContentWatch {
  private notes: Promise<DevelopmentNotes>;
  private readonly listeners = new Set<(notes: DevelopmentNotes) => void>();
  private timer: NodeJS.Timeout | undefined;
  /**
   * One watcher for each folder. A recursive one loses sight, with Node 20 on Linux, of every file
   * that an editor replaces when it saves.
   */
  private readonly watchers = new Map<string, FSWatcher>();

  /** `folder` is the path of `content/`. */
  constructor(private readonly folder: string) {
    this.notes = this.check();
    this.follow();
  }

  /** The state of the folder after its last change. */
  read(): Promise<DevelopmentNotes> {
    return this.notes;
  }

  /** Calls back after each check until the returned function is called. */
  listen(listener: (notes: DevelopmentNotes) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  /** Watches the folders there are now, and forgets those that are gone. */
  private follow(): void {
    const below = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      // Before Node 20.12 parentPath is called path.
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
    const folders = new Set([this.folder, ...below]);
    for (const [known, watcher] of this.watchers) {
      if (folders.has(known)) continue;
      watcher.close();
      this.watchers.delete(known);
    }
    for (const each of folders) {
      if (this.watchers.has(each)) continue;
      const watcher = watch(each, () => this.wait());
      // A folder that is deleted tells its watcher so; the one above it has told of the change.
      watcher.on("error", () => watcher.close());
      this.watchers.set(each, watcher);
    }
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      try {
        this.follow();
      } catch {
        // A folder that is being moved is gone between two looks; its move is told of as well.
      }
      this.notes = this.check();
      void this.notes.then((notes) => this.listeners.forEach((listener) => listener(notes)));
    }, settles);
  }

  private async check(): Promise<DevelopmentNotes> {
    try {
      const folder = await readContentFolder(this.folder);
      const today = publishingDay(folder.texts.get("business.yml"), new Date());
      return notesFor(checkContent(folder, { today }), today);
    } catch (error) {
      // A file that is being moved is gone between two looks at the folder.
      const text = `content/ could not be read: ${String(error)}`;
      return { problems: [{ severity: "must-fix", text }], unpublished: [] };
    }
  }
}
