import { watch } from "node:fs";
import { join } from "node:path";

/** Gatsby reads these files only when it starts. It picks up all other changes in `src/`, and those of the content. */
const readOnce = /^(content|gatsby|pictures)[\\/].*\.tsx?$/;

/**
 * Calls `say` with a line when code has changed that the running development server does not read again, and again after
 * each change of the content, which may need that code. It waits until nothing has changed for `quietMs`, so that the line
 * comes below Gatsby's own about the same change. Returns a function that stops it.
 */
export function remindOfRestart(
  root: string,
  say: (line: string) => void,
  quietMs = 2500,
): () => void {
  let changed: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const remind = () => {
    if (changed === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(say, quietMs, `\nRestart npm run dev to see the change in ${changed}.\n`);
  };
  const watchers = [
    watch(join(root, "src"), { recursive: true }, (_event, file) => {
      if (!file || !readOnce.test(file)) return;
      changed = `src/${file}`;
      remind();
    }),
    watch(join(root, "content"), { recursive: true }, remind),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
