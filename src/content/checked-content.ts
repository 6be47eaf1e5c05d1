import type { z } from "zod";
import type { FileKind, fileKinds, FolderKind, folderKinds } from "./kinds";
import type { SourceFile } from "./parse-source";
import type { PictureFacts } from "./picture-facts";
import type { ContentProblem } from "./problem";

/** The owner's folder as read from disk; paths are relative to `content/`, with forward slashes. */
export interface ContentFolder {
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureFacts>;
}

type FileContent = { [Kind in FileKind]: z.output<(typeof fileKinds)[Kind]> };
type FolderContent = { [Kind in FolderKind]: z.output<(typeof folderKinds)[Kind]> };

/** An entry of a folder kind, with its id (the folder's name) and its markdown body. */
export interface Entry<Kind extends FolderKind> {
  id: string;
  data: FolderContent[Kind];
  body: string;
  source: SourceFile;
}

export interface CheckedContent {
  /** Files without problems of their own. */
  files: { [Kind in FileKind]?: { data: FileContent[Kind]; source: SourceFile } };
  /** Entries without problems of their own, by id. */
  entries: { [Kind in FolderKind]: Entry<Kind>[] };
  /** Ids of all entries, those with problems too: one bad file makes no dead links elsewhere. */
  ids: { [Kind in FolderKind]: string[] };
  /** All problems, errors first. */
  problems: ContentProblem[];
}
