import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { locateFile } from "@/content/schema/kinds";
import { filesIn } from "@/lib/files";

const root = join(process.cwd(), "content");
const places = filesIn(root).map((path) => ({ path, place: locateFile(path) }));
const good = { width: 1920, height: 1080 };

/**
 * The owner's current content after the check, with its real texts; all pictures count as good.
 * Tests read here what a page should say. They must not expect a particular price, name or number
 * of entries, because the owner may change those.
 */
export const content: CheckedContent = checkContent({
  texts: new Map(
    places
      .filter(({ place }) => place && !("picture" in place))
      .map(({ path }) => [path, readFileSync(join(root, path), "utf8")]),
  ),
  pictures: new Map(
    places
      .filter(({ place }) => place && "picture" in place)
      .map(({ path }) => [path, { path, ...good }]),
  ),
});

const inOrder = <Data extends { order: number }>(entries: readonly { id: string; data: Data }[]) =>
  entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);

/** The services, as the lists have them. */
export const services = inOrder(content.entries.services);

/** The regions, as the lists have them. */
export const regions = inOrder(content.entries.regions);

/** The articles, newest first. */
export const articles = content.entries.blog
  .map(({ id, data }) => ({ ...data, path: `/blog/${id}` }))
  .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));

/** The data of a file directly in content/. Throws if it has errors. */
export function dataOf<Kind extends keyof CheckedContent["files"]>(kind: Kind) {
  const file = content.files[kind];
  if (!file) throw new Error(`content/${kind}.yml could not be read`);
  return file.data as NonNullable<CheckedContent["files"][Kind]>["data"];
}

/**
 * Whether the content is still that of the demonstration, whose words and figures the client
 * specified.
 */
export const isDemonstration = dataOf("business").siteAddress === "https://rivergum.example";

/** The words of a page, by its id. */
export function wordsOf(page: string) {
  const found = content.entries.pages.find(({ id }) => id === page);
  if (!found) throw new Error(`content/pages/${page} could not be read`);
  return found.data;
}
