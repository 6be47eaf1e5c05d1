import type { z } from "zod";
import type { ContentProblem } from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import type {
  ContentPath,
  FileKind,
  fileKinds,
  FolderKind,
  folderKinds,
} from "@/content/schema/kinds";

/** The data of each file directly in `content/`. */
export type FileContent = { [Kind in FileKind]: z.output<(typeof fileKinds)[Kind]> };
/** The data of an entry, by the folder it is in. */
export type FolderContent = { [Kind in FolderKind]: z.output<(typeof folderKinds)[Kind]> };

export type FileData<Kind extends FileKind = FileKind> = {
  [Each in Kind]: { kind: Each; data: FileContent[Each] };
}[Kind];

/** The data of one entry, with its kind, its id (the name of its folder) and its markdown body. */
export type EntryData<Kind extends FolderKind = FolderKind> = {
  [Each in Kind]: { kind: Each; id: string; body: string; data: FolderContent[Each] };
}[Kind];

/** A parsed text file. */
export interface ParsedText {
  place: ContentPath;
  /** Missing if the file has errors. */
  content?: FileData | EntryData;
  /** Missing if the file couldn't be parsed. */
  source?: SourceFile;
  problems: ContentProblem[];
}

/** An entry with the file it was read from. */
export type Entry<Kind extends FolderKind> = EntryData<Kind> & { source: SourceFile };

/** The content after the check. */
export interface CheckedContent {
  /** Files without errors. */
  files: { [Kind in FileKind]?: { data: FileContent[Kind]; source: SourceFile } };
  /** Entries without errors, in the order of their ids. */
  entries: { [Kind in FolderKind]: Entry<Kind>[] };
  /** The folders of drafts, such as `services/wax/`. A service may have prices already. */
  drafts: string[];
  /** Files with errors, whose data is unchecked. */
  unfinished: {
    kind: FileKind | FolderKind;
    data: unknown;
    source: SourceFile;
    problems: ContentProblem[];
  }[];
  /** The ids of all entries: one with errors must cause no errors about links elsewhere. */
  ids: { [Kind in FolderKind]: string[] };
  /** The files with `sample: true`, which the owner has to replace before the site is opened. */
  samples: string[];
  /** All problems. Any of them stops a build. */
  problems: ContentProblem[];
}
