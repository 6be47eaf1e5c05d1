import { watch } from "node:fs";
import { join } from "node:path";

/** Gatsby reads these at its start; the rest of `src/` and the content arrive by themselves. */
const readOnce = /^(content|gatsby|pictures)[\\/].*\.tsx?$/;

/**
 * Calls `say` with a line once code has changed that the running development server does not read again, and once more after
 * each change of the content, which may need that code. It waits for that many milliseconds of quiet, so that the line
 * stands below what Gatsby says of the same change. Returns a function that ends it.
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
