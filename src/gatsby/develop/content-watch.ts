import { watch } from "node:fs";
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
  private readonly stop: () => void;

  /** `folder` is the path of `content/`. */
  constructor(private readonly folder: string) {
    this.notes = this.check();
    const watcher = watch(folder, { recursive: true }, () => this.wait());
    this.stop = () => watcher.close();
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
    this.stop();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
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
