import type { BuildArgs, GatsbyNode } from "gatsby";
import { writeAdmin } from "@/admin/admin-page";
import { writeEarlyScripts } from "@/gatsby/bundle-early-scripts";
import { checkOnce } from "@/gatsby/check-once";
import { noteBuild } from "@/gatsby/runs";
import { listFiles, siteFolders } from "@/lib/files";
import { writeFeeds } from "@/post-build/feeds/write-feeds";
import { findSiteErrors, readPages } from "@/post-build/gate/find-site-errors";
import { writeHostingFiles } from "@/post-build/hosting/write-hosting-files";
import { removeChunkMapping } from "@/post-build/remove-chunk-mapping";
import { removeOldPictures } from "@/post-build/remove-old-pictures";
import { writeFlatFiles } from "@/post-build/write-flat-files";
import { querySiteContent } from "./query-site-content";

/** The largest number of errors that are listed. What breaks one page often breaks all. */
const maxListed = 20;

/** Writes the files beside the pages, checks the whole site, and stops the build with a list of errors if there are any. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api: BuildArgs) => {
  const { program } = api.store.getState() as { program: { directory: string } };
  const folders = siteFolders(program.directory);
  const activity = api.reporter.activityTimer("write the files beside the pages, check every page");
  activity.start();
  removeChunkMapping(folders.public);
  writeEarlyScripts(folders.public);
  const content = await querySiteContent(api);
  const pages = readPages(folders.public);
  writeFeeds(folders.public, pages, content.posts, content.feed);
  const hasAdmin = writeAdmin(folders.public, await checkOnce());
  writeHostingFiles(folders, { ...content, pages: [...pages.keys()], hasAdmin });
  writeFlatFiles(folders.public);
  const digests = api.getNodesByType("File").map(({ internal }) => internal.contentDigest);
  removeOldPictures(folders.public, digests);
  const files = new Set(listFiles(folders.public));
  const errors = findSiteErrors({ ...content, pages, files });
  activity.end();
  if (errors.length > 0) {
    const list = errors.slice(0, maxListed).map((error) => `  ${error}`);
    const more = errors.length - maxListed;
    if (more > 0) list.push(`  And ${more} more, which may have the same cause: fix these first.`);
    const count = errors.length === 1 ? "one error" : `${errors.length} errors`;
    api.reporter.panicOnBuild(`The built site has ${count}:\n\n${list.join("\n")}\n`);
    return;
  }
  noteBuild(program.directory);
};
