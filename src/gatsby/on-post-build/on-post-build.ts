import type { BuildArgs, GatsbyNode } from "gatsby";
import { expectPages } from "../../site/gate/expect-pages";
import { findSiteViolations } from "../../site/gate/find-site-violations";
import { repeatWarnings } from "../report-content-problems";
import { querySiteContent } from "./query-site-content";
import { readBuiltSite } from "./read-built-site";
import { removeUnpublished } from "./remove-unpublished";
import { siteFolders } from "./site-folders";
import { writeFeeds } from "./write-feeds";
import { writeFlatFiles } from "./write-flat-files";
import { writeHostingFiles } from "./write-hosting-files";
import { writeIfChanged } from "./write-if-changed";

/** Writes what stands beside the pages, checks the whole site and stops the build with all its violations. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api: BuildArgs) => {
  const { program } = api.store.getState() as { program: { directory: string } };
  const folders = siteFolders(program.directory);
  const step = async <Result>(
    text: string,
    work: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const activity = api.reporter.activityTimer(text);
    activity.start();
    try {
      return await work();
    } finally {
      activity.end();
    }
  };

  const content = await querySiteContent(api);
  const expectations = expectPages(content);
  await step("write sitemap, feed and manifest", () => {
    removeUnpublished(folders.public);
    writeFeeds(folders.public, content);
    writeFlatFiles(folders);
  });
  writeIfChanged(folders.expectations, `${JSON.stringify(expectations, null, 1)}\n`);
  const violations = await step("write rules for hosts and check every page", () => {
    const site = readBuiltSite(folders.public);
    const rules = writeHostingFiles(folders, content, expectations, site);
    return findSiteViolations({ ...site, texts: new Map([...site.texts, ...rules]) }, expectations);
  });
  if (violations.length > 0) {
    const list = violations.map((violation) => `  ${violation}`).join("\n");
    api.reporter.panicOnBuild(
      `The built site has ${violations.length === 1 ? "one violation" : `${violations.length} violations`}:\n\n${list}\n`,
    );
    return;
  }
  repeatWarnings(api.reporter);
};
