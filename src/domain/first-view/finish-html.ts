/** What every finished page gets. */
export interface FirstView {
  /** The script of the first view, minified; the same for all pages, so that one hash covers them. */
  script: string;
  /** Addresses of Gatsby's scripts in the order they must run, fetched on intent. */
  pageScripts: readonly string[];
}

const scriptsRegion = /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pagePathScript = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const firstViewScript = /<script id="first-view">[\s\S]*?<\/script>/;

/** JSON that may stand inside a script element (HTML standard, section 4.12.1.3). */
const embed = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

/** What Gatsby wrote between its markers: the chunk map, the hash of the compilation, and the scripts in order. */
export function readGatsbyScripts(html: string): { inline: string[]; sources: string[] } | undefined {
  const region = scriptsRegion.exec(html)?.[0];
  if (region === undefined || !region.includes("<script src=")) return undefined;
  const scripts = [...region.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  return {
    inline: scripts.flatMap(([, , text = ""]) => (text.trim() === "" ? [] : [text.trim()])),
    sources: scripts.flatMap(([, attributes = ""]) => (/nomodule/i.test(attributes) ? [] : (/src="([^"]+)"/.exec(attributes)?.[1] ?? []))),
  };
}

/**
 * Makes Gatsby's scripts wait: they become data that the script of the first view loads on intent,
 * and no inline script differs from page to page. Finishing a finished page again changes nothing.
 * Throws when the page has not the shape that Gatsby writes.
 */
export function finishHtml(html: string, { script, pageScripts }: FirstView): string {
  if (!scriptsRegion.test(html)) throw new Error("Gatsby's scripts are not where they were expected in the page");
  const first = `<script id="first-view">${script}</script>`;
  const withFirst = firstViewScript.test(html) ? html.replace(firstViewScript, () => first) : html.replace(/<meta charset="?utf-8"?\/?>/i, (meta) => `${meta}${first}`);
  if (!firstViewScript.test(withFirst)) throw new Error("The page has no <meta charset> to put the first script behind");
  return withFirst
    .replace(pagePathScript, (_, path: string) => `<script id="gatsby-script-loader" type="application/json">${path}</script>`)
    .replace(scriptsRegion, (_, start: string, end: string) => `${start}<script id="page-scripts" type="application/json">${embed(pageScripts)}</script>${end}`);
}
