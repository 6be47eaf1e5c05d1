import { join } from "node:path";

import { readContentFolder } from "../../../src/gatsby/content-folder/read-content-folder";
import { changedSinceDelivery } from "../../specification/delivered-content";

/** Says before the browser tests which content is no longer the delivered one, whose prices, counts and looks they know. */
export default async function nameChangedContent(): Promise<void> {
  const changed = changedSinceDelivery(await readContentFolder(join(process.cwd(), "content")));
  if (changed.length === 0) return;
  process.stderr.write(
    `content/ is not as it was delivered. Tests that name its prices, counts, words or pictures may fail for no other reason:\n${changed.map((path) => `  content/${path}`).join("\n")}\n`,
  );
}
