import path from "node:path";

/** Absolute path of a page template; templates are named here by path and never imported. */
export function template(name: string): string {
  return path.resolve("src", "templates", name, `${name}.tsx`);
}
