import { paths } from "../site/paths";

const scriptsRegion =
  /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
/** By these marks react-helmet would find its tags again in the browser, where this site does without it (seo-in-browser.tsx). */
const helmetMark = /(<(?:title|meta|link|script)) data-react-helmet="true"/g;
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const firstScript = /<script id="at-once">[\s\S]*?<\/script>/;

const spriteElement = /<svg(?=[^>]*\bid="icons")[^>]*>([\s\S]*?)<\/svg>/;
const symbolElement = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/**
 * What Gatsby's slice of scripts names: the hash of the compilation, which Gatsby compares with that of later pages to notice
 * a deploy, and the addresses of its scripts in the order they must run; undefined for any other text. Its chunk map is left
 * behind: only the prefetching of all links in view reads it, which is off.
 */
export function readGatsbyScripts(slice: string) {
  const hash = /window\.___webpackCompilationHash="([^"]+)"/.exec(slice)?.[1];
  if (hash === undefined) return undefined;
  const sources = [...slice.matchAll(/<script([^>]*)>/g)].flatMap(([, attributes = ""]) =>
    /nomodule/i.test(attributes) ? [] : (/src="([^"]+)"/.exec(attributes)?.[1] ?? []),
  );
  return { hash, sources };
}

/** All icons of the site as a file of their own; undefined for a page that is finished already and has only its own. */
export function readAllIcons(html: string): string | undefined {
  const sprite = spriteElement.exec(html)?.[0];
  return sprite?.includes("data-all=") ? undefined : sprite;
}

/** Leaves out the icons that the page does not show; its scripts fetch them for the pages to come (gatsby-browser.tsx). */
function keepOwnIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  return html.replace(spriteElement, (sprite) =>
    sprite
      .replace(symbolElement, (symbol, id: string) => (used.has(id) ? symbol : ""))
      .replace(/^<svg(?! data-all=)/, `<svg data-all="${paths.allIcons}"`),
  );
}

/**
 * Makes Gatsby's scripts wait: the script of the first view loads them on intent, and no inline script differs from
 * page to page; icons that the page does not show are left out. `atOnce` is what runs before the first painting, minified,
 * and fetches the script that knows which scripts a page loads on intent. Finishing a finished page again changes nothing.
 * Throws when the page has not the shape that Gatsby writes.
 */
export function finishHtml(html: string, atOnce: string): string {
  const first = `<script id="at-once">${atOnce}</script>`;
  if (firstScript.test(html)) return keepOwnIcons(html).replace(firstScript, () => first);
  if (!scriptsRegion.test(html))
    throw new Error("Gatsby's scripts are not where they were expected in the page");
  const withFirst = html.replace(/<meta charset="?utf-8"?\/?>/i, (meta) => `${meta}${first}`);
  if (withFirst === html)
    throw new Error("The page has no <meta charset> to put the first script behind");
  return keepOwnIcons(withFirst)
    .replace(helmetMark, "$1")
    .replace(
      pagePathScript,
      (_, path: string) =>
        `<script id="gatsby-script-loader" type="application/json">${path}</script>`,
    )
    .replace(scriptsRegion, "");
}
