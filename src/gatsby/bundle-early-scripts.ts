import { createHash } from "node:crypto";
import path from "node:path";
import { buildSync } from "esbuild";
import { writeIfChanged } from "@/post-build/files";

/** Bundles the script that runs in the head of every page. */
export const bundleHead = () => bundle("src/early-scripts/head.ts");

/** Bundles the script that runs when a page has been parsed, with the path of its file in a built site. */
export function bundleBody() {
  const code = bundle("src/early-scripts/body.ts");
  // Named as Gatsby names its scripts, which browsers keep because of the hash.
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  return { code, file: `/early-${hash}.js` };
}

/** Writes the script that runs when a page has been parsed into a built site. */
export function writeBodyScript(publicFolder: string): void {
  const { code, file } = bundleBody();
  writeIfChanged(path.join(publicFolder, file), code);
}

function bundle(file: string): string {
  const options = { bundle: true, minify: true, write: false, target: "es2020" } as const;
  return buildSync({ entryPoints: [file], ...options }).outputFiles[0]?.text.trim() ?? "";
}
