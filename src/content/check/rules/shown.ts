import { shownOn } from "@/content/schema/page-content";
import type { Rule } from "./rule";

/** Checks that every page shows what its file says: a text that no page shows would be missed. */
export const checkShown: Rule = ({ content: { entries } }, error) => {
  for (const { id, source } of entries.pages)
    for (const [key, pages] of Object.entries(shownOn))
      if (Object.hasOwn(source.data as object, key) && !pages.some((page) => page === id))
        error(
          { source, path: [key] },
          `this page does not show ${key}`,
          `delete it here; it belongs on the page ${pages.join(" or ")}`,
        );
};
