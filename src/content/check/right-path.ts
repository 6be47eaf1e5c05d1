import { locateFile } from "@/content/schema/kinds";

/** Names that systems and programs give to files of the content, and the names that are read. */
const renamed: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(jfif|jpe|jpg_large)$/i, ".jpg"],
  [/\/index(\.(md|markdown|txt))*$/i, "/index.md"],
  [/^(\w+)\/(?!README)([^/.]+)(\.(md|markdown|txt))+$/i, "$1/$2/index.md"],
  [/^(\w+)(\.(ya?ml|txt))+$/i, "$1.yml"],
];

/** The path that a file should have which the site doesn't read; undefined if none is known. */
export const rightPath = (path: string): string | undefined =>
  renamed
    .map(([wrong, right]) => path.replace(wrong, right))
    .find((right) => right !== path && locateFile(right));
