import type { z } from "zod";
import type { FileKind, fileKinds, FolderKind, folderKinds, TextPlace } from "./kinds";
import type { SourceFile } from "./parse-source";
import type { PictureFacts } from "./picture-facts";
import type { ContentProblem } from "./problem";

/** The owner's folder as read from disk; paths are relative to `content/`, with forward slashes. */
export interface ContentFolder {
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureFacts>;
  /** Files that are neither. */
  others?: readonly string[];
  /** Links of the file system, which are not followed: they may lead outside or round in circles. */
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

/** A text of the folder taken apart. */
export interface ParsedText {
  place: TextPlace;
  /** Whether it is an entry that is still being written: its mistakes can wait. */
  isDraft: boolean;
  /** Missing where the file has errors. */
  content?: FileData | EntryData;
  /** Missing where the file cannot be read at all. */
  source?: SourceFile;
  problems: ContentProblem[];
}

/** An entry with the file that it was read from. */
export type Entry<Kind extends FolderKind> = EntryData<Kind> & { source: SourceFile };

export interface CheckedContent {
  /** Files without problems of their own. */
  files: { [Kind in FileKind]?: { data: FileContent[Kind]; source: SourceFile } };
  /** Entries without problems of their own, by id. */
  entries: { [Kind in FolderKind]: Entry<Kind>[] };
  /** Ids of all entries, those with problems too: one bad file does not break links elsewhere. */
  ids: { [Kind in FolderKind]: string[] };
  /** Entries that are drafts, those with problems too, as `services/full-detail`. */
  drafts: ReadonlySet<string>;
  /** All problems, errors first. */
  problems: ContentProblem[];
}
