import { paths } from "../paths";
import { manifestIcons } from "../head/app-icons";
import { backgroundColour, themeColour } from "../head/brand";
import type { BusinessFacts } from "../head/page-facts";

type ManifestFacts = Pick<BusinessFacts, "name" | "shortName" | "description">;

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/). `minimal-ui` keeps the browser's back
 * button: the site has none of its own.
 */
export function formatManifest({ name, shortName, description }: ManifestFacts): string {
  const manifest = {
    id: paths.home,
    name,
    short_name: shortName,
    description,
    lang: "en-AU",
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "minimal-ui",
    theme_color: themeColour,
    background_color: backgroundColour,
    icons: manifestIcons.map(({ path, ...icon }) => ({ src: path, ...icon })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
