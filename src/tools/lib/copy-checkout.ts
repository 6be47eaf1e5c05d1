import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

/** What a second checkout does not take along. */
const leftBehind = /^(node_modules|\.git|\.cache|public|\.build|\.inbox)$/;

/** Copies a checkout as it would be cloned, with the packages of the first. */
export function copyCheckout(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !leftBehind.test(basename(path)) });
  symlinkSync(join(from, "node_modules"), join(to, "node_modules"));
}
