import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { writeAdmin } from "@/admin/admin-page";
import { writeEarlyScripts } from "@/gatsby/bundle-early-scripts";
import { noteBuild } from "@/gatsby/cache-marker";
import { checkOnce } from "@/gatsby/check-once";
import { paletteColor } from "@/gatsby/palette-color";
import { writeIfChanged } from "@/lib/files";
import { siteFolder } from "@/lib/site-folder";
import { contentSecurityPolicy } from "@/post-build/content-security-policy";
import { formatSitemap } from "@/post-build/format-sitemap";
import { finishPages } from "@/post-build/page-files";
import { absoluteUrl } from "@/site/links";
import { manifestPath, sitemapPath } from "@/site/paths";
import { querySiteContent } from "./query-site-content";

/** Finishes the pages, and writes the files beside them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api: BuildArgs) => {
  const { program } = api.store.getState() as { program: { directory: string } };
  const publicFolder = path.join(program.directory, "public");
  const write = (file: string, text: string) => writeIfChanged(path.join(publicFolder, file), text);
  const { name, siteAddress, formActions, dates, redirects } = await querySiteContent(api);
  writeEarlyScripts(publicFolder);
  const home = readFileSync(path.join(publicFolder, "index.html"), "utf8");
  const policy = contentSecurityPolicy(home, formActions, siteAddress);
  const pages = finishPages(publicFolder, policy);
  write(sitemapPath, formatSitemap(pages, dates, siteAddress));
  const manifest = readFileSync(path.join("static", manifestPath), "utf8");
  const colors = { theme_color: paletteColor("action"), background_color: paletteColor("page") };
  write(manifestPath, JSON.stringify({ name, ...colors, ...(JSON.parse(manifest) as object) }));
  if (siteFolder() === "") {
    // Pages that must not be listed say so themselves, and crawlers have to read them to know.
    const robots = `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteAddress, sitemapPath)}\n`;
    write("robots.txt", robots);
    // Netlify and Cloudflare Pages read this file (and static/_headers), and so does the preview
    // server.
    write("_redirects", redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(""));
    // Those files count only at the root of a host.
  } else rmSync(path.join(publicFolder, "_headers"), { force: true });
  writeAdmin(publicFolder, await checkOnce());
  noteBuild(program.directory);
};
