import { isFirstView } from "../paths";
import type { BuiltSite } from "./built-site";
import { inFile } from "./in-file";

/** Where Gatsby says of which compilation the pages' data are. */
const appData = "/page-data/app-data.json";

/**
 * An inline script that is not the site's own, which its policy does not let run; and scripts of different builds: a page
 * whose script starts another compilation than its data are of reloads with every inner link, and one that asks for a
 * script that is gone never starts.
 */
export function findScriptViolations(site: BuiltSite): string[] {
  const data = site.texts.get(appData);
  if (data === undefined) return inFile(appData, "is missing");
  const { webpackCompilationHash } = JSON.parse(data) as { webpackCompilationHash: string };
  const firstViews = [...site.files].filter(isFirstView);
  return [
    ...(firstViews.length === 1
      ? []
      : inFile("/", `has ${firstViews.length} scripts first-view-….js, expected one`)),
    ...firstViews.flatMap((file) => {
      const code = site.texts.get(file) ?? "";
      const missing = [...code.matchAll(/"(\/[^"\s]+\.js)"/g)].filter(
        ([, source = ""]) => !site.files.has(source),
      );
      return inFile(
        file,
        ...(code.includes(JSON.stringify(webpackCompilationHash))
          ? []
          : [`starts another compilation than ${appData} is of`]),
        ...missing.map(([, source]) => `loads ${source}, which does not exist`),
      );
    }),
    ...[...site.pages].flatMap(([file, { inlineScripts }]) =>
      inlineScripts.flatMap((script) => {
        const [address] = /\/first-view-[0-9a-f]+\.js/.exec(script) ?? [];
        if (address === undefined)
          return inFile(file, `has an inline script of its own: ${script.slice(0, 60)}`);
        return firstViews.includes(address)
          ? []
          : inFile(file, "loads a script first-view-….js that does not exist");
      }),
    ),
  ];
}
