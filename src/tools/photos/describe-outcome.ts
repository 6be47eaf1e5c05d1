import { dirname } from "node:path";

import { countOf } from "../check/report-text";
import { readyFolder } from "./find-photos";
import type { PhotoOutcome } from "./take-in-photo";

/** A size of a file in words: `840 kB`, `12.4 MB`. Decimal units, as file managers show them. */
function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One line for one picture. */
export function describeOutcome(outcome: PhotoOutcome): string {
  if (!outcome.ok) return `✗ content/${outcome.source} ${outcome.reason}.`;
  const { source, target, bytesBefore, bytesAfter, width, height } = outcome;
  const arrow = source === target ? "" : ` → content/${target}`;
  return `✓ content/${source}${arrow}: ${width} × ${height}, ${formatBytes(bytesBefore)} → ${formatBytes(bytesAfter)}`;
}

/** What there is to say when all pictures are through. */
export function summarise(outcomes: readonly PhotoOutcome[]): string {
  const done = outcomes.filter((outcome) => outcome.ok);
  const failed = outcomes.length - done.length;
  const sum = (sizes: number[]) => formatBytes(sizes.reduce((total, size) => total + size, 0));
  const lines: string[] = [];
  if (done.length > 0) {
    const before = sum(done.map(({ bytesBefore }) => bytesBefore));
    const after = sum(done.map(({ bytesAfter }) => bytesAfter));
    lines.push(
      `${done.length === 1 ? "1 picture is" : `${done.length} pictures are`} ready: ${before} became ${after}.`,
      "The photos as they came are in content/inbox/originals.",
    );
    const ready = done.filter(({ target }) => dirname(target) === readyFolder).length;
    if (ready > 0) {
      lines.push(
        `In content/${readyFolder}: ${countOf(ready, "picture")}. Move each into the folder of its text and name it there, for example hero.jpg or after.jpg.`,
      );
    }
  }
  if (failed > 0) {
    lines.push(`${countOf(failed, "file")} could not be used; see above.`);
  }
  return lines.join("\n");
}
