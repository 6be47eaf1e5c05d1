import type { z } from "zod";
import type { PictureFacts } from "../pictures/read-picture-facts";
import type { FileKind, fileKinds, FolderKind, folderKinds, TextPlace } from "./kinds";
import type { SourceFile } from "./parse-source";
import type { ContentProblem } from "./problem";

/** The owner's folder as read from disk. Paths are relative to `content/`, with forward slashes. */
export interface ContentFolder {
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureFacts>;
  /** Files that are neither. */
  others?: readonly string[];
  /** Symbolic links. They aren't followed, because they may lead outside or in circles. */
  links?: readonly string[];
}

/** What each file directly in `content/` holds. */
export type FileContent = { [Kind in FileKind]: z.output<(typeof fileKinds)[Kind]> };
/** What each entry of a folder holds. */
export type FolderContent = { [Kind in FolderKind]: z.output<(typeof folderKinds)[Kind]> };

/** The data of a file with its kind. */
export type FileData<Kind extends FileKind = FileKind> = {
  [Each in Kind]: { kind: Each; data: FileContent[Each] };
}[Kind];

/** The data of an entry with its kind, its id (the folder's name) and its markdown body. */
export type EntryData<Kind extends FolderKind = FolderKind> = {
  [Each in Kind]: { kind: Each; id: string; body: string; data: FolderContent[Each] };
}[Kind];

/** A parsed text file. */
export interface ParsedText {
  place: TextPlace;
  /** Whether it is a draft, whose mistakes can wait. */
  isDraft: boolean;
  /** Missing if the file has errors. */
  content?: FileData | EntryData;
  /** Missing if the file can't be read at all. */
  source?: SourceFile;
  problems: ContentProblem[];
}

/** An entry with the file it was read from. */
export type Entry<Kind extends FolderKind> = EntryData<Kind> & { source: SourceFile };

export interface CheckedContent {
  /** Files without errors. */
  files: { [Kind in FileKind]?: { data: FileContent[Kind]; source: SourceFile } };
  /** Entries without errors, by id. */
  entries: { [Kind in FolderKind]: Entry<Kind>[] };
  /** Ids of all entries, even those with errors, so that one bad file doesn't break links elsewhere. */
  ids: { [Kind in FolderKind]: string[] };
  /** All drafts, even those with errors, in the form `services/full-detail`. */
  drafts: ReadonlySet<string>;
  /** All problems, errors first. */
  problems: ContentProblem[];
}
