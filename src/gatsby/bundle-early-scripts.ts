import { createHash } from "node:crypto";
import path from "node:path";
import { buildSync } from "esbuild";
import { writeIfChanged } from "@/lib/files";
import { siteFolder } from "@/lib/site-folder";
import { addressOf, type SitePath } from "@/site/address";
import { deskPaths } from "@/site/pages";

/**
 * Bundles src/early-scripts: the script that runs in the head of every page, and the files that it
 * loads, by their addresses. In development, the addresses are data URLs, because nothing writes
 * files there.
 */
export function bundleEarlyScripts(isBuild: boolean) {
  const files = new Map<SitePath, string>();
  const publish = (name: string, code: string) => {
    // Named as Gatsby names its scripts, which browsers keep because of the hash.
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
    const file: SitePath = `/${name}-${hash}.js`;
    files.set(file, code);
    return isBuild ? addressOf(file) : `data:text/javascript,${encodeURIComponent(code)}`;
  };
  const CLOTH_FILE = publish("cloth", bundle("cloth", {}));
  const body = bundle("body", { CLOTH_FILE, PRIVATE_PATHS: deskPaths });
  const BODY_FILE = publish("early", body);
  return { head: bundle("head", { BODY_FILE }), files };
}

/** Writes the files that the script in the head loads into a built site. */
export function writeEarlyScripts(publicFolder: string): void {
  for (const [file, code] of bundleEarlyScripts(true).files)
    writeIfChanged(path.join(publicFolder, file), code);
}

/** Bundles a file, in which the named constants have these values. */
function bundle(name: string, constants: Record<string, unknown>): string {
  const known = { ...constants, "process.env.GATSBY_FOLDER": siteFolder() };
  const values = Object.entries(known).map(([key, value]) => [key, JSON.stringify(value)]);
  const result = buildSync({
    entryPoints: [`src/early-scripts/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    target: "es2020",
    // All are modules, whose names are private, except for the inline script.
    format: name === "head" ? "iife" : "esm",
    define: Object.fromEntries(values) as Record<string, string>,
    external: [`${addressOf("/cloth-")}*`, "data:*"],
  });
  return result.outputFiles[0]?.text.trim() ?? "";
}
